/** A person's facts as they are when nothing is known of them. */
export const emptyTeacherProfile = {
  contact_number: null,
  current_address: null,
  date_of_birth: null,
  experience_quran: null,
  gender: null,
  institution: null,
  languages_spoken: null,
  age_group: null,
  nationality: null,
  other_experience: null,
  qualification: null,
}

export const emptyStudentProfile = {
  contact_number: null,
  alternate_contact_number: null,
  date_of_birth: null,
  preferred_language: null,
  guardian_name: null,
  signature: null,
  notes: null,
}
