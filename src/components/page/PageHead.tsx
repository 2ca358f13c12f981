import type { PageView } from '../../domain/page/pageView'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/blocks'

/** Title, introduction and picture of a page of the site's own. */
export function PageHead({ view }: { view: Pick<PageView<{ id: number }>, 'title' | 'intro' | 'picture'> }) {
  return (
    <Stack as="header" $gap="var(--s4)">
      <h1>{view.title}</h1>
      {view.intro && <p>{view.intro}</p>}
      {view.picture && (
        <Picture
          file={view.picture}
          alt=""
          sizes="100vw"
          eager
          style={{ width: '100%', aspectRatio: '21 / 9', objectFit: 'cover', borderRadius: 'var(--radius)' }}
        />
      )}
    </Stack>
  )
}
