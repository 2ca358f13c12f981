import type { Estate } from '../../src/contract/estate'

interface Price {
  estate: Estate
  value: number
}

/** Pages that two web roles do not answer with the same bytes, and prices that no page of either shows. */
export async function differingPages(
  webs: readonly string[],
  paths: readonly string[],
  prices: readonly Price[],
) {
  const differing: string[] = []
  const shown = webs.map(() => '')
  for (const path of paths) {
    const texts = await Promise.all(
      webs.map(async (web) => {
        const answer = await fetch(web + path)
        const bytes = Buffer.from(await answer.arrayBuffer())
        return { status: answer.status, bytes, text: bytes.toString() }
      }),
    )
    const [one] = texts
    if (!one || texts.some(({ status, bytes }) => status !== 200 || !bytes.equals(one.bytes)))
      differing.push(
        `${path} differs: ${texts.map(({ status, text }) => `${status}, ${text.length} characters`).join('; ')}`,
      )
    texts.forEach(({ text }, index) => (shown[index] += text))
  }
  const asShown = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.')
  const stale = prices.flatMap(({ estate, value }) =>
    webs.flatMap((web, index) =>
      shown[index]?.includes(asShown(value))
        ? []
        : [`${web} does not show ${asShown(value)} of listing ${estate.general.id}`],
    ),
  )
  return { differing, stale }
}
