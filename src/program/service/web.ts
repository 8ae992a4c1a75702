import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askedLanguage, asLanguage, defaultLanguage } from "../../foundation/languages/languages.ts";
import { textsIn } from "../../foundation/languages/texts.ts";
import { createPostbox } from "../../web/mail/postbox.ts";
import { registerAssets } from "../../web/pages/assets.ts";
import { createRender, type Render } from "../../web/pages/template.ts";
import type { Options } from "./options.ts";

export const createWeb = async (app: FastifyInstance, { baseUrl, site, logo, securityContact }: Options) => {
  const origin = new URL(baseUrl).origin;
  const asset = await registerAssets(app, logo);
  const renders = createRender(asset, { ...site, logo: logo ? asset(logo.name) : null, baseUrl, origin });
  return {
    ofAll: { baseUrl, site, securityContact, postbox: createPostbox() },
    of: (request: FastifyRequest, reply: FastifyReply) => {
      const asked = askedLanguage(request.headers["accept-language"]) ?? null;
      // A user who has chosen a language sees no other.
      const language = asLanguage(request.caller?.language) ?? asked ?? defaultLanguage;
      const render: Render = (page, data) => {
        const spoken = page.language ?? language;
        reply.header("content-language", spoken);
        return renders[spoken](page, data);
      };
      return { askedLanguage: asked, texts: textsIn[language], render };
    },
  };
};
