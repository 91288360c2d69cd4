import { Plural, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Notice } from '../components/Notice/Notice.tsx'
import { tokens } from '../theme/tokens.ts'
import { type FieldLabels, useFieldNames } from './useFormField.tsx'
import { findField, focusWithin } from './formFocus.ts'
import { flattenErrors, formatFieldError } from './formErrors.ts'

/** The part of a window that bars above and below a page leave to it, about. */
const FREE_SHARE = 0.75

/** Whether elements don’t fit into one view of the page, however it is scrolled; one that isn’t there never does. */
function areFarApart(elements: readonly (Element | null)[]): boolean {
  const rects = elements.flatMap((element) => (element ? [element.getBoundingClientRect()] : []))
  if (rects.length < elements.length) return true
  const span = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top))
  return span > window.innerHeight * FREE_SHARE
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: ${tokens.space[5]};
  list-style: disc;
  overflow-wrap: anywhere;

  a {
    color: inherit;
  }
`

/** So many faults are more than somebody keeps in mind while looking for them. */
const MANY = 3

/**
 * Says above a form which of its fields are wrong, with a way to each, where they are many or too far from each other to
 * be seen together; fewer speak for themselves, with the focus in the first. What is of a field that the form doesn’t
 * show is told with the others, in one sentence (1§8).
 */
export function ErrorSummary() {
  const { t, i18n } = useLingui()
  const { errors, submitCount, isSubmitting } = useFormikContext<object>()
  const names = useFieldNames()
  const place = useRef<HTMLSpanElement>(null)
  const [isLong, setLong] = useState(false)
  const found = useMemo(() => flattenErrors(errors), [errors])

  // Decided once a try: what stands above the fields doesn't come and go while they are mended.
  const tries = isSubmitting ? 0 : submitCount
  const decided = useRef(0)
  useLayoutEffect(() => {
    if (decided.current === tries) return
    decided.current = tries
    const form = place.current?.closest('form') ?? null
    setLong(found.length >= MANY || areFarApart(found.map(({ name }) => findField(form, name))))
  }, [tries, found])

  const strays = found
    .filter(({ name }) => !names.has(name))
    .map(({ found: message }) => formatFieldError(i18n, message, t`This field`))
  if (tries === 0 || (strays.length === 0 && !(isLong && found.length > 1))) return <span ref={place} hidden />

  const tell = ({ label, legend }: FieldLabels, message: string) => {
    const said = formatFieldError(i18n, message, label).replaceAll('\n', '; ')
    return legend === '' ? said : t`${legend}: ${said}`
  }
  return (
    <Notice
      tone="danger"
      title={<Plural value={found.length} one="# field needs another look." other="# fields need another look." />}
    >
      <span ref={place} hidden />
      <List>
        {found.map(({ name, found: message }) => {
          const field = names.get(name)
          return (
            field && (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusWithin(findField(event.currentTarget.closest('form'), name))
                  }}
                >
                  {tell(field, message)}
                </a>
              </li>
            )
          )
        })}
        {strays.length > 0 && <li>{t`Validation failed: ${strays.join('; ').replaceAll('\n', '; ')}`}</li>}
      </List>
    </Notice>
  )
}
