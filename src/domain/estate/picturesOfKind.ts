import type { Estate } from '../../contract/estate'

type Picture = Estate['pictures'][number]

/** Pictures of one kind in their order, each once; one of which nobody says what it is is a photo. */
export const picturesOfKind = <P extends Pick<Picture, 'file' | 'index' | 'kind'>>(
  pictures: readonly P[],
  kind: 'photo' | 'floorPlan',
): P[] =>
  pictures
    .filter((picture) => (picture.kind ?? 'photo') === kind && picture.file)
    .sort((a, b) => a.index - b.index)
    .filter(({ file }, at, all) => all.findIndex((other) => other.file === file) === at)
