import styled from 'styled-components'
import { decimal } from '../../domain/format/number'
import { offeredRadii, radiusOf, withRadius } from '../../domain/search/placeRadius'
import { patched } from '../../domain/search/searchFilter'
import { useTexts } from '../../i18n/useTexts'
import { useCounts } from '../../state/search/useCounts'
import { Unseen } from '../ui/blocks'
import type { FieldProps } from './searchFields'

/** How far around the one place that is searched, each with what it finds; nothing where there is no one place. */
export function PlaceRadius({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const radius = radiusOf(filter, options)
  const radii = radius ? offeredRadii(radius.km) : []
  const patches = radius ? radii.map((km) => withRadius({ ...radius, km })) : []
  const counts = useCounts(patches.map((patch) => patched(filter, patch)))
  if (!radius) return null
  return (
    <Radii>
      <legend>{t('filter.radius')}</legend>
      {radii.map((km, nth) => (
        <label key={km}>
          <input
            type="radio"
            name="radius"
            checked={km === radius.km}
            onChange={() => change(patches[nth] ?? {})}
          />
          {km ? t('filter.radius.km', { n: km }) : t('filter.radius.none')}
          {typeof counts?.[nth] === 'number' && (
            <small>
              <span aria-hidden="true">{decimal(counts[nth])}</span>
              <Unseen>{t('filter.finds', { count: counts[nth], total: decimal(counts[nth]) })}</Unseen>
            </small>
          )}
        </label>
      ))}
    </Radii>
  )
}

const Radii = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-width: 0;
  margin: 0 0 var(--s3);
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--s1);
    color: var(--quiet);
    font-size: var(--t14);
  }
  label {
    position: relative;
    display: inline-flex;
    gap: var(--s1);
    align-items: center;
    min-height: 44px;
    padding: 0 var(--s3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--brick);
    box-shadow: inset 0 0 0 1px var(--brick);
    color: var(--brick);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--brick);
    outline-offset: 2px;
  }
  /* Seen in its label; still what is pressed and focused. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid;
    }
  }
  small {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
