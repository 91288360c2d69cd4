import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { Header, School } from './PrintDocument.styles.ts'
import { usePendingPicture } from './PendingPicturesContext.ts'

/** Whose paper it is, and how the school is reached. Without a mark of its own it has the product’s beside its name (decision 149). */
export function PrintDocumentHeader() {
  const { name, logo, address, contactEmail, contactPhone } = useSchoolSettings()
  const settle = usePendingPicture(logo)
  return (
    <Header>
      {logo === undefined ? <Logo /> : <img src={logo} alt="" onLoad={settle} onError={settle} />}
      <School>
        {logo !== undefined && (
          <strong>
            <Bdi>{name}</Bdi>
          </strong>
        )}
        {address !== undefined && (
          <address>
            <Bdi>{address}</Bdi>
          </address>
        )}
        {contactPhone !== undefined && <Bdi dir="ltr">{contactPhone}</Bdi>}
        {contactEmail !== undefined && <Bdi dir="ltr">{contactEmail}</Bdi>}
      </School>
    </Header>
  )
}
