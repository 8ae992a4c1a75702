/** Seconds for which each of these works. */
export const lifetimes = {
  accessToken: 3600,
  code: 60,
  deviceCode: 600,
  /** Between the request of an app and the decision of the user, who may have to register first. */
  interaction: 3600,
  /** A refresh token that is not used. */
  refreshToken: 30 * 86_400,
  /** A refresh token after its first use: the response may be lost, and tabs refresh at once. */
  usedRefreshToken: 30,
  wantedConsent: 30,
  grant: 180 * 86_400,
  document: 3600,
};
