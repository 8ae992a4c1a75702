import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** Any website may call the API with a token, but not with cookies. */
export const registerCors = async (app: FastifyInstance): Promise<void> => {
  await app.register(cors, {
    delegator: ({ url }, callback) => callback(null, /^\/(?:api\/|openapi\.)/.test(url ?? "") ? open : closed),
  });
};

const closed = { origin: false };

const open = {
  origin: "*",
  methods: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"],
  allowedHeaders: ["Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key", "X-Request-Id"],
  exposedHeaders: ["ETag", "Link", "Location", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
  maxAge: 86_400,
  preflightContinue: true,
  strictPreflight: false,
};
