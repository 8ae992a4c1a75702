import type { FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    formOwner: string | null;
  }
}

export type SavedForms = {
  /** @returns the user who was signed in to this browser; `null` when the form is not to be kept */
  ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  keep(request: FastifyRequest, reply: FastifyReply, owner: string): Promise<boolean>;
};
