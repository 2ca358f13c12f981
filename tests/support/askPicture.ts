import type { Answer, TestApi } from './siteApi'

/** What a picture is answered with in the end: a machine that has too much to do says 503 before, come again. */
export async function askPicture(api: TestApi, link: string): Promise<Answer> {
  let answer = await api.ask(link)
  while (answer.status === 503) answer = await api.ask(link)
  return answer
}
