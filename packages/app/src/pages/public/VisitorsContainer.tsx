import { coursePath } from '@maktab/contract/wire/coursePath'
import { FrontPage } from '@maktab/ui/screens/public/FrontPage/FrontPage'
import { entrancePaths } from '#addresses/public.ts'
import { useForVisitors } from '#data/visitors.ts'
import { useFormFirst } from '#preferences/useFormFirst.ts'
import { RegistrationArea } from './RegistrationArea.tsx'

/** What stands around the form to sign in. */
export function VisitorsContainer() {
  return (
    <RegistrationArea>
      <Told />
    </RegistrationArea>
  )
}

function Told() {
  return (
    <FrontPage
      {...useForVisitors()}
      hrefOf={coursePath}
      coursesHref={entrancePaths.courses()}
      createStudentHref={entrancePaths.createStudentAccount()}
      createTeacherHref={entrancePaths.createTeacherAccount()}
      hasFoot={!useFormFirst()}
    />
  )
}
