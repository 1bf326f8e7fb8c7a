/** The page that shows a shared logo to anybody. */
export const shareLink = (siteBase: string, creationId: string): string =>
  `${siteBase.replace(/\/$/, '')}/userShare?creationId=${encodeURIComponent(creationId)}`;
