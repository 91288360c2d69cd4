import { Plural, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Notice } from '../components/Notice/Notice.tsx'
import { tokens } from '../theme/tokens.ts'
import { type FieldLabels, useFieldNames } from './useFormField.tsx'
import { findField, focusWithin } from './formFocus.ts'
import { flattenErrors, formatFieldError } from './formErrors.ts'

/** Approximate share of the window’s height that the fixed bars leave free. */
const FREE_SHARE = 0.75

/** Whether the elements can’t be visible at the same time; a missing element counts as not visible. */
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
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};
    color: inherit;
  }
`

/** From this number of errors on, the summary is always shown. */
const MANY = 3

/**
 * Lists invalid fields above the form, with a link to each, when there are many or they are too far apart to be visible
 * together. Fewer errors are shown only at their fields. Errors of fields that the form doesn’t render are listed in
 * one line (1§8).
 */
export function ErrorSummary() {
  const { t, i18n } = useLingui()
  const { errors, submitCount, isSubmitting } = useFormikContext<object>()
  const names = useFieldNames()
  const place = useRef<HTMLSpanElement>(null)
  const [isLong, setLong] = useState(false)
  const found = useMemo(() => flattenErrors(errors), [errors])

  // Decided once per submit, so that the summary doesn't appear or disappear while the user corrects fields.
  const tries = isSubmitting ? 0 : submitCount
  const decidedFor = useRef(0)
  useLayoutEffect(() => {
    if (decidedFor.current === tries) return
    decidedFor.current = tries
    const form = place.current?.closest('form') ?? null
    setLong(found.length >= MANY || areFarApart(found.map(({ name }) => findField(form, name))))
  }, [tries, found])

  const strays = found
    .filter(({ name }) => !names.has(name))
    .map(({ found: message }) => formatFieldError(i18n, message, t`This field`))
  if (tries === 0 || (strays.length === 0 && !(isLong && found.length > 1))) return <span ref={place} hidden />

  const format = ({ label, legend }: FieldLabels, message: string) => {
    const said = formatFieldError(i18n, message, label).replaceAll('\n', '; ')
    return legend === '' ? said : t`${legend}: ${said}`
  }
  return (
    <Notice
      tone="danger"
      title={<Plural value={found.length} one="Please check # field." other="Please check # fields." />}
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
                    if (field.hidden) field.hidden.reveal()
                    else focusWithin(findField(event.currentTarget.closest('form'), name))
                  }}
                >
                  {format(field, message)}
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
