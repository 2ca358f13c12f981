const TIMEOUT_MS = 30_000

/**
 * Tells whoever keeps copies, as a CDN's function does, which addresses answer something else now: `{site, paths}` as JSON.
 * @throws Error in words when it does not take them
 */
export async function purge(hook: string, site: string, paths: readonly string[]): Promise<void> {
  const response = await fetch(hook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, paths }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`All is pushed, but ${new URL(hook).host} cannot be told: ${(error as Error).message}`)
  })
  await response.body?.cancel()
  if (!response.ok)
    throw new Error(`All is pushed, but ${new URL(hook).host} answers ${response.status} to what changed`)
}
