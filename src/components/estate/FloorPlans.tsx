import { lazy, Suspense, type MouseEvent } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { PictureView } from '../../domain/estate/types'
import { Picture } from '../ui/Picture'
import { usePhotoHash } from './usePhotoHash'

const Lightbox = lazy(() => import('./Lightbox').then((module) => ({ default: module.Lightbox })))

const SIZES = '(min-width: 992px) 430px, (min-width: 600px) 46vw, 92vw'

/** Floor plans, small on the page and whole in the lightbox. */
export function FloorPlans({ plans }: { plans: readonly PictureView[] }) {
  const { t } = useTexts('estate')
  const { index, open, move, close } = usePhotoHash('plan')
  const total = plans.length
  if (total === 0) return null
  const show = (plan: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(plan)
  }
  return (
    <section id="plans" aria-labelledby="plans-title">
      <h2 id="plans-title">{t('floorPlans')}</h2>
      <Plans>
        {plans.map(({ file, thumbnail, alt }, plan) => (
          <li key={file}>
            <a
              href={file}
              aria-label={t('gallery.open', { alt, number: plan + 1, total })}
              onClick={show(plan)}
            >
              <Picture file={file} thumbnail={thumbnail} alt={alt} sizes={SIZES} />
            </a>
          </li>
        ))}
      </Plans>
      {index >= 0 && index < total && (
        <Suspense>
          <Lightbox pictures={plans} index={index} sizesOf={() => SIZES} onMove={move} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: var(--s4);
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: #fff;
  }
`
