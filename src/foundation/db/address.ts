/** The host and port of a database's URL, to be shown: without its user and password. */
export const addressOf = (url: string): string => /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(url)?.[1] ?? "";
