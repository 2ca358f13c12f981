import { hotSite, house } from '../../../tests/support/hotSite'

let site: Awaited<ReturnType<typeof hotSite>>
beforeAll(async () => void (site = await hotSite()))
afterAll(() => site.stop())

/** Numbers of the houses of a listing that the Dutch sitemap names. */
async function listed(id: number): Promise<string[]> {
  const text = (await site.file('sitemaps/nl-1.xml')) ?? ''
  return [...text.matchAll(/<loc>[^<]*\/aanbod\/(\d+)\/villa-te-koop-in-kouter-(\d+)/g)]
    .filter(([, own]) => own === String(id))
    .map(([, , number = '']) => number)
}

/** Publishes a listing, goes wrong once its pages hold, and publishes it again. */
async function publishInTwo(id: number) {
  await expect(site.publishAndStop(id)).rejects.toThrow('stopped')
  await site.publish(id)
}

test('a listing whose address changed as the publisher was stopped has no line of before in the sitemaps', async () => {
  await site.api.import([house(7, '40', 300_000), house(8, '50', 300_000)])
  await site.publish(7, 8)
  await site.api.import([house(7, '41', 300_000)])
  await publishInTwo(7)
  expect(await listed(7)).toEqual(['41'])
  expect(await listed(8)).toEqual(['50'])
})

test('nor has one that was taken away, and one that came back meanwhile has its line', async () => {
  await site.api.import([house(9, '60', 300_000)])
  await site.publish(9)
  await site.api.import([{ kind: 'estate', delete: 9 }])
  await publishInTwo(9)
  expect(await listed(9)).toEqual([])

  await site.api.import([house(9, '60', 300_000)])
  await site.publish(9)
  await site.api.import([{ kind: 'estate', delete: 9 }])
  await expect(site.publishAndStop(9)).rejects.toThrow('stopped')
  await site.api.import([house(9, '60', 310_000)])
  await site.publish(9)
  expect(await listed(9)).toEqual(['60'])
})
