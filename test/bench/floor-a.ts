/** Floor A, the fastest server that the benchmark compares with: bare node:http with constant responses. The path names the status and the size of the body, as in `/200/4096`. Argument: port. */
import { createServer } from "node:http";

createServer(({ url = "" }, response) => {
  const [, status, size] = url.split("/").map(Number);
  const body = Buffer.alloc(size ?? 0, "x");
  response.writeHead(status ?? 200, {
    "content-type": "application/json; charset=utf-8",
    ...(status === 200 && { "content-length": body.length }),
  });
  response.end(status === 200 ? body : undefined);
}).listen(Number(process.argv[2]), "127.0.0.1");
