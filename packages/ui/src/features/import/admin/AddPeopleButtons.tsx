import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'

/** Links above a list of people. Undefined if the backend can’t add or import them (decision 16). */
export type AddPeopleLinks = { addHref: string | undefined; importHref: string | undefined }

/** Link to the import of a list; renders nothing without one. */
export function ImportLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <LinkButton href={href}>
      <Trans>Import</Trans>
    </LinkButton>
  )
}

/** Links to import people and, as the primary action, to add one. */
export function AddPeopleButtons({ addHref, importHref, addLabel }: AddPeopleLinks & { addLabel: string }) {
  return (
    <>
      <ImportLink href={importHref} />
      {addHref !== undefined && (
        <LinkButton variant="primary" href={addHref}>
          {addLabel}
        </LinkButton>
      )}
    </>
  )
}
