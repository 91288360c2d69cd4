import { Plural, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import { Notice } from '../components/Notice/Notice.tsx'
import { tokens } from '../theme/tokens.ts'
import { useFieldNames } from './FieldRegistry.tsx'
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
 * in it.
 */
export function ErrorSummary() {
  const { t } = useLingui()
  const { errors, submitCount, isSubmitting } = useFormikContext<object>()
  const names = useFieldNames()
  const words = useValidationWords()
  const found = listErrors(errors)
  if (submitCount === 0 || isSubmitting || found.length < 2) return null

  const tell = (name: string, message: string) => {
    const field = names.get(name)
    if (!field) return words(message, t`This field`)
    const said = words(message, field.label)
    const { legend } = field
    return legend === '' ? said : t`${legend}: ${said}`
  }
  return (
    <Notice
      tone="danger"
      title={<Plural value={found.length} one="# field needs another look." other="# fields need another look." />}
    >
      <List>
        {found.map(({ name, found: message }) => (
          <li key={name}>
            {names.has(name) ? (
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusIn(findField(event.currentTarget.closest('form'), name))
                }}
              >
                {tell(name, message)}
              </a>
            ) : (
              tell(name, message)
            )}
          </li>
        ))}
      </List>
    </Notice>
  )
}
