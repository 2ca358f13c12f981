import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { useEffect, useState } from 'react'

/**
 * After how many milliseconds pictures of which none loaded are asked for again, each time longer: a machine that is busy renders
 * a page's pictures one after another, a line that is gone comes back.
 */
export const ASKED_AGAIN_AFTER = [5_000, 15_000, 30_000, 60_000, 120_000, 240_000] as const

/** What an `<img>` is given to load. */
export type PictureSource = NonNullable<IGatsbyImageData['images']['fallback']>

/** Loads out of sight: what loads is in the browser's cache, so that it can take the placeholder's place at once. */
const loads = ({ src, srcSet, sizes }: PictureSource): Promise<boolean> =>
  new Promise((settle) => {
    const probe = new Image()
    probe.onload = () => settle(true)
    probe.onerror = () => settle(false)
    if (sizes) probe.sizes = sizes
    if (srcSet) probe.srcset = srcSet
    probe.src = src
  })

async function firstThatLoads(sources: readonly PictureSource[]): Promise<number | undefined> {
  for (const [place, source] of sources.entries()) if (await loads(source)) return place
  return undefined
}

interface Progress {
  of: readonly PictureSource[]
  /** How many of the sources failed. */
  failed: number
  asked: number
}

/**
 * The first of the sources that loads; when none does, `last`, which stays in sight while the others are asked for again, so many
 * times and no more. The array names them: another one begins anew. `fail` is told when what is shown did not load.
 */
export function useLoadable(sources: readonly PictureSource[], last: PictureSource) {
  const [progress, setProgress] = useState<Progress>({ of: sources, failed: 0, asked: 0 })
  const { failed, asked } = progress.of === sources ? progress : { failed: 0, asked: 0 }
  const wait = sources.length > 0 && failed >= sources.length ? ASKED_AGAIN_AFTER[asked] : undefined

  useEffect(() => {
    if (wait === undefined) return
    let isLeft = false
    const timer = setTimeout(() => {
      void firstThatLoads(sources).then((place) => {
        if (!isLeft) setProgress({ of: sources, failed: place ?? sources.length, asked: asked + 1 })
      })
    }, wait)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [sources, wait, asked])

  return {
    source: sources[failed] ?? last,
    fail: () => setProgress({ of: sources, failed: Math.min(failed + 1, sources.length), asked }),
  }
}
