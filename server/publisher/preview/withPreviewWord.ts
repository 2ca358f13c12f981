import { ownAsset } from '../../http/ownAsset'

interface Preview {
  siteId: string
  publicUrl: string
  token: string
}

/**
 * What is not public yet, with the word of its preview link behind the links of its pictures: without that they are not there
 * (docs/decisions/208-pictures-that-are-shown.md).
 */
export function withPreviewWord<T>(draft: T, { siteId, publicUrl, token }: Preview): T {
  const linked = (_key: string, value: unknown) =>
    typeof value === 'string' && ownAsset(value, siteId, [publicUrl]) !== undefined
      ? `${value}${value.includes('?') ? '&' : '?'}preview=${token}`
      : value
  return JSON.parse(JSON.stringify(draft), linked) as T
}
