export type ResponseInfo = { readonly status: number; readonly headers: Headers };

/** Status and headers by result. Stored here, so that a result has only the properties that the contract declares. */
const responses = new WeakMap<object, ResponseInfo>();

/** Returns the status and the headers of the response that the result was read from. */
export const responseOf = (result: object): ResponseInfo => {
  const response = responses.get(result);
  if (!response) throw new TypeError("the object is not a result of a client");
  return response;
};

/** Returns the `ETag` of a result, for `ifMatch`; `null` if it has none. */
export const etagOf = (result: object): string | null => responseOf(result).headers.get("etag");

export const saveResponseInfo = (result: object, response: ResponseInfo): void => {
  responses.set(result, response);
};
