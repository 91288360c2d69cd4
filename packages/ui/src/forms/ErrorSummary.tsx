import { Plural, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import { Notice } from '../components/Notice/Notice.tsx'
import { tokens } from '../theme/tokens.ts'
import { type FieldName, useFieldNames } from './FieldRegistry.tsx'
import { findField, focusIn } from './focusField.ts'
import { listErrors } from './listErrors.ts'
import { useValidationWords } from './useValidationWords.ts'

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

/**
 * Says above a form which of its fields are wrong, with a way to each; one alone speaks for itself, with the focus
 * in it. What is of a field that the form doesn’t show is told with the others, in one sentence (1§8).
 */
export function ErrorSummary() {
  const { t } = useLingui()
  const { errors, submitCount, isSubmitting } = useFormikContext<object>()
  const names = useFieldNames()
  const words = useValidationWords()
  const found = listErrors(errors)
  if (submitCount === 0 || isSubmitting || (found.length < 2 && found.every(({ name }) => names.has(name)))) return null
  const strays = found.filter(({ name }) => !names.has(name)).map(({ found: message }) => words(message, t`This field`))

  const tell = ({ label, legend }: FieldName, message: string) => {
    const said = words(message, label).replaceAll('\n', '; ')
    return legend === '' ? said : t`${legend}: ${said}`
  }
  return (
    <Notice
      tone="danger"
      title={<Plural value={found.length} one="# field needs another look." other="# fields need another look." />}
    >
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
                    focusIn(findField(event.currentTarget.closest('form'), name))
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
