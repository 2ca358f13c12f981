import { sayLiveUrl } from './liveUrl'

const live = 'https://live.huis.example'

function said(publicUrl: string, publicApiUrl = '', api?: string) {
  const lines: string[] = []
  const url = sayLiveUrl(api, { publicUrl, publicApiUrl }, (line) => lines.push(line))
  return { url, lines }
}

it('says before an export where its pages stand and what they ask', () => {
  const { url, lines } = said('https://www.huis.example', live)
  expect(url).toBe(live)
  expect(lines).toEqual([expect.stringContaining('https://www.huis.example (PUBLIC_URL), and ask ' + live)])
})

it('says that nobody else reaches this machine’s own name', () => {
  expect(said('http://zee.localhost:8000', live).lines[1]).toContain('set PUBLIC_URL')
})

it('takes what the command is told before the setting', () => {
  expect(said('https://www.huis.example', 'https://other.example', live).url).toBe(live)
})

it('says how to tell where nobody did, and what is wrong with an address that is none', () => {
  expect(() => said('https://www.huis.example')).toThrow('set PUBLIC_API_URL, or --api')
  expect(() => said('https://www.huis.example', '', 'live.huis.example')).toThrow(/^--api /)
})
