import type { FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The user for whom what was entered is kept, in place of doing what the form asks for. */
    formOwner: string | null;
  }
}

/** Forms that are sent when the session has ended. */
export type UnsentForms = {
  /** @returns the ID of the user who was signed in to this browser; `null` when the form is not to be kept */
  ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Keeps what was entered until its owner has signed in. @returns whether it is kept */
  keep(request: FastifyRequest, reply: FastifyReply, owner: string): Promise<boolean>;
};
