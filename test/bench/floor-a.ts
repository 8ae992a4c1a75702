/** Floor A: bare node:http that sends a constant. Arguments: port, status, bytes of the body. */
import { createServer } from "node:http";

const [port, status, size] = process.argv.slice(2).map(Number);
const body = Buffer.alloc(size ?? 0, "x");
const headers = {
  "content-type": "application/json; charset=utf-8",
  ...(status === 200 && { "content-length": body.length }),
};
createServer((_request, response) => {
  response.writeHead(status ?? 200, headers);
  response.end(status === 200 ? body : undefined);
}).listen(port, "127.0.0.1");
