/** What came with a result, kept beside it: the result itself is what the document says, and nothing more. */
const responses = new WeakMap<object, ResponseInfo>();

export type ResponseInfo = { readonly status: number; readonly headers: Headers };

/** The status and the headers that a result came with. */
export const responseOf = (result: object): ResponseInfo => {
  const response = responses.get(result);
  if (!response) throw new TypeError("this is not a result of a client");
  return response;
};

/** The `ETag` of a result, for `ifMatch`; `null` if it has none. */
export const etagOf = (result: object): string | null => responseOf(result).headers.get("etag");

export const remember = (result: object, response: ResponseInfo): void => {
  responses.set(result, response);
};
