// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export interface paths {
    "/auth/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who is signed in
         * @description Fills the user menu. Specification 1§7.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Blocked teachers and students get a token with the status `blocked` (1§4). A blocked administrator gets 401. Specification 1§2, 1§7.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reset link
         * @description The answer is the same whether the e-mail is known or not. Specification 2§2, 2§7.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a reset link
         * @description Says whether a link still sets a password, and uses nothing up. Specification: an extension, decision 41.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description The token comes from the link and works once. Specification 2§2, 2§7.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The token opens nothing from then on; a blocked account may do it too. Specification: an extension, decision 16.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail
         * @description The token comes from the link of the mail, works once and for two days. Specification: an extension, decision 204.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link once more
         * @description Sent to the user’s own e-mail, unless it is already confirmed. Specification: an extension, decision 204.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/switch-child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on as another child of the same sign-in
         * @description The token that asked opens nothing from then on; the new one is good for as long as that was. Specification: an extension, decision 203.
         */
        post: operations["switchChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all courses
         * @description Public, because both registration forms need it. Specification 1§7, 2§7.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/create-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a course
         * @description Without an id it creates. The picture goes along only when it is new. Specification 1§2, 1§7.
         */
        post: operations["saveCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/outlines/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outlines of a course
         * @description Specification 1§7, 2§7.
         */
        get: operations["listOutlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/add-outlines/{courseId}/{outlineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an outline
         * @description The outline’s id is 0 for a new one. Specification 1§4, 1§7.
         */
        post: operations["saveOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/delete-outline/{outlineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an outline
         * @description Specification 1§7.
         */
        delete: operations["deleteOutline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/delete/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a course
         * @description Specification 1§7.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/get-teacher-assiged-course/{teacherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses assigned to a teacher
         * @description The id of an item is the assignment’s, for removing it. Specification 1§7.
         */
        get: operations["listAssignedCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/assign-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a course to a teacher
         * @description Specification 1§7.
         */
        post: operations["assignCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/requested-teacher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a teacher
         * @description The application waits for an administrator’s approval. Specification 1§3, 1§7.
         */
        post: operations["submitTeacherApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all teachers
         * @description Specification 1§7, 2§7.
         */
        get: operations["listTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/assign_login_credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a teacher a code and a password
         * @description `id` is the code, `teacherID` the record. A pending teacher becomes active. Specification 1§4, 1§7.
         */
        post: operations["assignTeacherCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a teacher
         * @description For an applicant this rejects the application and notifies them by mail. Specification 1§7.
         */
        post: operations["deleteTeacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/erase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase a teacher
         * @description More than a deletion, and for those who were deleted too: name, code, e-mail, contacts, times and sessions go; the reports they wrote stay without a name. Specification: an extension, decision 16.
         */
        delete: operations["eraseTeacher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block or unblock a teacher
         * @description The call carries the current status and toggles it. Specification 1§4, 1§7.
         */
        post: operations["blockTeacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/remove-allocated-course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an assignment
         * @description The id is that of the assignment, as the list of assigned courses gives it. Specification 1§7.
         */
        delete: operations["removeAssignedCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get-filtered-teacher/{studentId}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the teachers of a student and a course
         * @description Specification 1§7.
         */
        get: operations["filterTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get-teacher-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my assigned courses
         * @description Specification 2§7.
         */
        get: operations["listTeacherCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get-std-performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports I wrote
         * @description Specification 2§7.
         */
        get: operations["listTeacherReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class-time/get_class_time/{teacherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a teacher’s class times
         * @description Specification 1§7.
         */
        get: operations["listTeacherClassTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all classes
         * @description Specification 1§7, 2§7.
         */
        get: operations["listAllClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get-filtered-classes/{teacherId}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the classes of a teacher and a course
         * @description Specification 1§7.
         */
        get: operations["filterClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my classes
         * @description Specification 2§7.
         */
        get: operations["listTeacherClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a class
         * @description Specification 2§7.
         */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a class
         * @description Specification 1§7, 2§7.
         */
        put: operations["editClass"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a class
         * @description Specification 1§7, 2§7.
         */
        delete: operations["deleteClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/{id}/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the students of a class
         * @description Specification 2§7.
         */
        get: operations["listClassStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get-students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List class assignments
         * @description Specification 2§7.
         */
        get: operations["listClassAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/assign-students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign students to a class
         * @description Specification 2§5, 2§7.
         */
        post: operations["assignStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/remove-std/{classId}/{studentId}/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a student from a class
         * @description Specification 2§7.
         */
        delete: operations["removeClassStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendence/get/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attendance of a class
         * @description Specification 2§7.
         */
        get: operations["listAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendence/add-edit/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark attendance or change a mark
         * @description The record’s id is 0 for a new mark. Specification 2§7.
         */
        post: operations["saveAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendence/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a mark
         * @description Specification 2§7.
         */
        delete: operations["deleteAttendance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-policy/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the policies
         * @description Specification 1§7, 2§7.
         */
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-policy/create-and-edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a policy
         * @description The id is 0 for a new one. Specification 1§4, 1§7.
         */
        post: operations["savePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-policy/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a policy
         * @description Specification 1§7.
         */
        delete: operations["deletePolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all events
         * @description Specification 1§7, 2§7.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/create-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change an event
         * @description The id is 0 for a new one; a price of null is free. Specification 1§4, 1§5, 1§7.
         */
        post: operations["saveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Specification 1§7.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get-event-members/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an event
         * @description Specification 1§2, 1§7.
         */
        get: operations["listEventMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get-std-event-billing/{studentId}/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a student paid for an event
         * @description Specification 1§2, 1§7.
         */
        get: operations["getEventBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/update-payemnt-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide a payment for an event
         * @description Specification 1§2, 1§7.
         */
        put: operations["updatePaymentStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/join-cancel-membership/{eventId}/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Join or leave an event
         * @description A GET that changes things: never prefetched, retried or cached. Specification 1§7, 2§4, 2§7.
         */
        get: operations["toggleEventMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get-std-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events with my payment and membership
         * @description Specification 2§7.
         */
        get: operations["listStudentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/event-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for an event
         * @description Specification 2§5, 2§7.
         */
        post: operations["submitEventPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a student
         * @description Multipart with bracket names, such as `courses[0][timings][1][from]`. Specification 1§3, 1§7.
         */
        post: operations["registerStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all students
         * @description Specification 1§7, 2§7.
         */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/purchase-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a course
         * @description Awaits an administrator’s approval. Specification 2§3, 2§7.
         */
        post: operations["purchaseCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what I was billed
         * @description Specification 2§2, 2§7.
         */
        get: operations["listStudentBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-std-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my courses
         * @description Specification 2§7.
         */
        get: operations["listEnrolledCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my classes
         * @description Specification 2§7.
         */
        get: operations["listStudentClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-course-classes/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my classes of a course
         * @description Specification 2§7.
         */
        get: operations["listCourseClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-performance/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show my report for a class
         * @description Specification 2§2, 2§7.
         */
        get: operations["getStudentPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-filtered-stds/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the students of a course
         * @description Specification 2§7.
         */
        get: operations["filterStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/assign_login_credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a student a code
         * @description `id` is the record, `studentID` the code. Specification 2§3, 2§7.
         */
        post: operations["assignStudentId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a student
         * @description Specification 2§7.
         */
        delete: operations["deleteStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get/billing-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a student was billed
         * @description Specification 2§2, 2§7.
         */
        get: operations["listStudentBillingDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/erase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase a student
         * @description More than a deletion, and for those who were deleted too: name, code, e-mail, contacts, receipts and sessions go; payments, attendance and reports stay without a name. Specification: an extension, decision 16.
         */
        delete: operations["eraseStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/delete-std-time/{timingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a student’s class time
         * @description Specification 2§7.
         */
        delete: operations["deleteStudentTiming"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/update-purchase-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide a course purchase
         * @description Once, while it is under review. Specification: an extension, decision 16.
         */
        put: operations["decidePurchase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all allotments
         * @description Specification 2§7.
         */
        get: operations["listAllotments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/get-teacher-allotment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the students allotted to me
         * @description Specification 2§7.
         */
        get: operations["listTeacherAllotments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/allot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allot a teacher to a student
         * @description Specification 2§7.
         */
        post: operations["createAllotment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an allotment
         * @description Specification 2§7.
         */
        put: operations["updateAllotment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an allotment
         * @description Specification 2§7, 2§8.
         */
        delete: operations["deleteAllotment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all reports
         * @description Specification 2§7.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/add-edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write or change a report
         * @description The id is 0 for a new one. Specification 2§5, 2§7.
         */
        post: operations["saveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a report of any teacher
         * @description Specification 2§5, 2§7.
         */
        put: operations["editReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description Specification 2§7.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell the lessons of some days
         * @description Students and teachers get their own lessons, administrators all lessons. Classes without days are listed separately. Specification: an extension, decision 61.
         */
        get: operations["getTimetable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lessons that still want their marks
         * @description Lessons of the calling teacher that are over and of which a student’s mark is missing, the newest first; at most a hundred. Specification: an extension, decision 61.
         */
        get: operations["listOwedLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/find-clashes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what meets at the same time
         * @description Holds times against all that the teacher and the students have already, over the whole run of both. Specification: an extension, decision 61.
         */
        post: operations["findClashes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/suggest/{studentId}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank teachers by the time they share with a student
         * @description Teachers of the course, those first who have most of the wanted times free. Specification: an extension, decision 61.
         */
        get: operations["suggestTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/change-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel, move or bring back lessons
         * @description For the teacher of the class and administrators: changes one lesson, this and all following ones, or all lessons of the timing. The students are notified. Specification: an extension, decision 61.
         */
        post: operations["changeLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/undo-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of lessons back
         * @description As long as the class wasn’t changed since. Specification: an extension, decision 61.
         */
        post: operations["undoLessonChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the user has a calendar feed
         * @description The URL itself is returned only once, when it is created. Specification: an extension, decision 61.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/create-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new secret calendar URL
         * @description Anyone with the URL can read the calendar. The previous URL stops working, so after two requests only the last URL is valid. Specification: an extension, decision 61.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/delete-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke the calendar URL
         * @description From then on it answers like an address that never was. Specification: an extension, decision 61.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get reminder settings
         * @description One’s own choice, or what holds as long as nothing was chosen. Specification: an extension, decision 61.
         */
        get: operations["getReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save reminder settings
         * @description Reminders are sent by mail, in the user’s language and time zone. Specification: an extension, decision 61.
         */
        put: operations["saveReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/device/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have reminders shown on a device
         * @description The address that a browser gave for its device; only of a public push service. Where `getReminders` tells a `pushKey`. Specification: an extension, decision 200.
         */
        post: operations["addReminderDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/device/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have them shown there no longer
         * @description One’s own device alone; of one that isn’t known it is done already. Specification: an extension, decision 200.
         */
        post: operations["removeReminderDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reminder to oneself
         * @description To see that it arrives, and what it looks like. Specification: an extension, decision 61.
         */
        post: operations["testReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes
         * @description A stream of server-sent events. The data of each event is a response as documented here; a comment follows at least every 30 seconds. The stream ends with the session, and clients then reconnect. Requests without `Accept: text/event-stream` get one response without changes. Specification: an extension, decision 129.
         */
        get: operations["watchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell the school’s settings
         * @description Public, because registration needs the payment instructions. Specification: an extension, decision 16.
         */
        get: operations["getSettings"];
        /**
         * Change the school’s settings
         * @description Payment instructions left blank count as not given. Specification: an extension, decision 16.
         */
        put: operations["saveSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/front-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell a visitor what the school shows of its teaching
         * @description Public, as it is what the school’s page for visitors says beside the courses: only what the settings show. Specification: an extension, decision 195.
         */
        get: operations["getFrontPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give the school a mark of its own, or take it away
         * @description A request without a picture removes the current one. Specification: an extension, decision 149.
         */
        put: operations["saveSchoolLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/front-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give the page for visitors a picture, say what it shows, or take it away
         * @description Sent with a description alone, the picture stays and is described by it; sent with neither, there is none from then on. Specification: an extension, decision 149.
         */
        put: operations["saveFrontPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the administrators’ inbox
         * @description A single queue of everything that needs a decision or an action, longest waiting first. Specification: an extension, decision 115.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my attendance
         * @description The calling student’s own marks, and their sums for each course. Specification: an extension, decision 119.
         */
        get: operations["listOwnAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/progress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell a student’s classes and attendance
         * @description The classes that a student is in, and what the student reads of their own attendance. Specification: an extension, decision 138.
         */
        get: operations["getStudentProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was decided
         * @description Who approved, refused, blocked, assigned, cancelled or deleted what, when and why, the newest first. Specification: an extension, decision 113.
         */
        get: operations["listActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what came to the school
         * @description Registrations and income of the last twelve months, attendance of the last twelve weeks, and what came in this month, by the school’s calendar. Specification: an extension, decision 121.
         */
        get: operations["getSchoolFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the office’s notes on a student
         * @description For administrators only; not shown to the student. Specification: an extension, decision 125.
         */
        put: operations["saveStudentNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/confirm-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a student’s e-mail as confirmed
         * @description For people the school knows by other means. Specification: an extension, decision 204.
         */
        post: operations["confirmStudentEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/confirm-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a teacher’s e-mail as confirmed
         * @description For people the school knows by other means. Specification: an extension, decision 204.
         */
        post: operations["confirmTeacherEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/order-outlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the outlines of a course in order
         * @description If one of the outlines has been deleted in the meantime, the order stays unchanged. Specification: an extension, decision 114.
         */
        put: operations["orderOutlines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a chunked receipt upload
         * @description Declares the file. With a token the upload belongs to that account; without one, to anyone who knows its ID. Specification: an extension, decision 145.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/piece/{upload}/{offset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the next piece of a receipt
         * @description Answers how much is there: a piece that came already, or too early, changes nothing. Specification: an extension, decision 145.
         */
        post: operations["sendPiece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/get/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how much of a receipt is there
         * @description Where to resume after a lost connection. Specification: an extension, decision 145.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment-terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quote a price
         * @description For a course or an event, with discounts and the reference to use in the transfer. Specification: an extension, decision 154.
         */
        get: operations["getPaymentTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fees of my courses
         * @description Of courses that are paid by the month. Specification: an extension, decision 166.
         */
        get: operations["listOwnFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the receipt of a fee
         * @description Awaits an administrator’s approval; another receipt takes the place of one that waits. Specification: an extension, decision 166.
         */
        post: operations["payFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fees of all students
         * @description What is due, overdue or waits to be decided. Specification: an extension, decision 166.
         */
        get: operations["listFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide a fee
         * @description Accepts or rejects a submitted receipt, or waives an unpaid fee. Specification: an extension, decision 167.
         */
        put: operations["decideFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End the fees of a course
         * @description The student gets no further fees for this course. Unpaid fees stay due. Specification: an extension, decision 167.
         */
        put: operations["endFees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discounts
         * @description Scholarships and codes, including ended ones. Specification: an extension, decision 162.
         */
        get: operations["listDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a discount, or change one
         * @description The id is 0 for a new one. Existing payments are not affected. Specification: an extension, decision 162.
         */
        post: operations["saveDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/end/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a discount
         * @description The discount no longer applies. An unused discount is deleted. Specification: an extension, decision 162.
         */
        post: operations["endDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my discounts
         * @description The student’s current scholarships, without codes. Specification: an extension, decision 162.
         */
        get: operations["listOwnDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/receipt-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a receipt was looked at
         * @description Of the newest receipt of a payment, the first time alone; the student reads it in their billing. Specification: an extension, decision 156.
         */
        post: operations["noteReceiptSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say all of a payment that deciding it needs
         * @description The amount, other payments of the student, and payments with the same receipt or transaction number. Specification: an extension, decision 159.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment-transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep what the bank or wallet calls a transfer
         * @description As an administrator reads it on the receipt. Specification: an extension, decision 160.
         */
        put: operations["saveTransactionId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment-correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a payment decision
         * @description Requires a reason, which is kept in the audit log. The student is notified. Specification: an extension, decision 161.
         */
        put: operations["correctPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what was paid
         * @description What was paid in a period by month, by what was paid for and by method, in whole minor units of the school’s currency; payments of another currency stand apart. Specification: an extension, decision 169.
         */
        get: operations["getIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all payments of a period
         * @description All payments that were sent in a period, the first first, page by page. Specification: an extension, decision 169.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student’s statement
         * @description All charges and payments of a student in their order, with the balance after each. Students read their own; administrators say whose. Specification: an extension, decision 170.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        AccountStatus: "allowed" | "blocked";
        /** @description The students of an account; the token acts for the current one. If absent, there is only one. */
        Children: {
            /** @description The record of the student. */
            id: number;
            name: string;
            status: components["schemas"]["AccountStatus"];
            isPresent: boolean;
        }[];
        /** @description Who is responsible for a student and how to reach them, as given at registration, so that another child can be registered without typing it again. Only for students. */
        Guardian: {
            guardian_name?: string;
            contact_number?: string;
            alternate_contact_number?: string;
        };
        CurrentUser: {
            name: string;
            email: string;
            /** @description The address of a picture; empty by default. */
            avatar?: string;
            /**
             * @description Whether the account may use its area by now. A page that says it may not asks for this; a backend that leaves it out lets it stand until the next sign-in.
             * @enum {string}
             */
            status?: "allowed" | "blocked";
            /** @description Whether the e-mail counts as theirs. An extension. */
            emailConfirmed?: boolean;
            children?: components["schemas"]["Children"];
            guardian?: components["schemas"]["Guardian"];
        };
        UserAnswer: {
            user: components["schemas"]["CurrentUser"];
        };
        /** @description Why a call was rejected; at least one of the two fields is present. */
        Error: {
            /** @description A sentence, or messages by field. */
            error?: string | {
                [key: string]: string[];
            };
            message?: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @enum {string} */
        Role: "admin" | "teacher" | "student";
        SignInAnswer: {
            /** @description Sent back in the header `token` for 24 hours. */
            token: string;
            status: components["schemas"]["AccountStatus"];
            user: {
                role: components["schemas"]["Role"];
            };
            /** @description Not, where the school asks for it and the link of its mail was not used yet; until then only the own account can be seen. An extension. */
            emailConfirmed?: boolean;
            children?: components["schemas"]["Children"];
        };
        ForgotPassword: {
            /** Format: email */
            email: string;
        };
        Message: {
            /** @description What was done, as a message for the user. */
            message: string;
        };
        ResetLink: {
            token: string;
            /** Format: email */
            email: string;
        };
        ResetPassword: {
            token: string;
            /** Format: email */
            email: string;
            password: string;
        };
        EmailConfirmation: {
            token: string;
        };
        ChosenChild: {
            id: number;
        };
        /** @description The number of a record. */
        Id: number;
        /** @description Counts the changes of a record; sent back with an edit, which is refused with 409 where it is no longer the newest. Without it the last edit wins. An extension; the specification’s backend needs not know it. */
        Version: number;
        /**
         * @description Whether the price is paid once or for each month; once without it. An extension.
         * @enum {string}
         */
        Pricing: "once" | "monthly";
        Course: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            price: number;
            course_duration: string | null;
            /** @description The address of the picture. */
            image: string | null;
            version?: components["schemas"]["Version"];
            pricing?: components["schemas"]["Pricing"];
        };
        CourseList: {
            course: components["schemas"]["Course"][];
        };
        /** @description The number of a record; 0 for a new one. */
        IdOrNew: number;
        CourseForm: {
            id?: components["schemas"]["IdOrNew"];
            name: string;
            description?: string;
            price?: number;
            courseDuration?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB; only when it is new.
             */
            image?: Blob;
            version?: components["schemas"]["Version"];
            pricing?: components["schemas"]["Pricing"];
        };
        Outline: {
            id: components["schemas"]["Id"];
            title: string;
            description: string | null;
            version?: components["schemas"]["Version"];
        };
        OutlineList: {
            outlines: components["schemas"]["Outline"][];
        };
        OutlineForm: {
            title: string;
            description?: string;
            version?: components["schemas"]["Version"];
        };
        CourseName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        AssignedCourse: {
            /** @description The assignment’s id, for removing it. */
            id: components["schemas"]["Id"];
            course: components["schemas"]["CourseName"];
        };
        AssignedCourseList: {
            courses: components["schemas"]["AssignedCourse"][];
        };
        CourseAssignment: {
            teacherID: components["schemas"]["Id"];
            courseID: components["schemas"]["Id"];
        };
        /** @description A day as yyyy-MM-dd. */
        Day: string;
        /** @enum {string} */
        Language: "urdu" | "english" | "arabic";
        /** @description A wall time of the school’s zone, HH:mm. */
        ClockTime: string;
        /** @description Days of the week by ISO 8601, 1 for Monday to 7 for Sunday; without any, the days are agreed with the teacher. */
        Weekdays: number[];
        TimeRange: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days?: components["schemas"]["Weekdays"];
        };
        AppliedCourse: {
            id: components["schemas"]["Id"];
            name: string;
            timings: components["schemas"]["TimeRange"][];
        };
        TeacherApplication: {
            name: string;
            date_of_birth: components["schemas"]["Day"];
            /** @enum {string} */
            gender?: "male" | "female" | "other";
            nationality: string;
            contact_number: string;
            /** Format: email */
            email: string;
            /** @description One language, or all that the teacher speaks. */
            languages_spoken?: components["schemas"]["Language"] | components["schemas"]["Language"][];
            /** @enum {string} */
            age_group?: "children" | "teenagers" | "adults";
            qualification: string;
            institution: string;
            application_date: components["schemas"]["Day"];
            current_address: string;
            experience_Quran: string;
            other_experience?: string;
            course: components["schemas"]["AppliedCourse"][];
        };
        TeacherTiming: {
            id: components["schemas"]["Id"];
            course_name: string;
            from: string;
            to: string;
            days?: components["schemas"]["Weekdays"];
        };
        Teacher: {
            id: components["schemas"]["Id"];
            /** @description The visible code; none while pending. */
            teach_id: string | null;
            name: string;
            email: string;
            application_date?: string | null;
            contact_number?: string | null;
            current_address?: string | null;
            date_of_birth?: string | null;
            experience_Quran?: string | null;
            gender?: string | null;
            institution?: string | null;
            /** @description One language, a comma list or a list. */
            languages_spoken?: string | string[] | null;
            nationality?: string | null;
            other_experience?: string | null;
            qualification?: string | null;
            /** @description `pending`, `blocked`; anything else is active. */
            status: string;
            /** @description A list, or a list as a JSON string. */
            class_timings?: string | components["schemas"]["TeacherTiming"][] | null;
            /** @description Whom the applicant would like to teach. An extension. */
            age_group?: string | null;
            /** @description The teacher’s courses. An extension; without it, filtering by course needs a request per teacher. */
            courses?: components["schemas"]["CourseName"][];
            /** @description The e-mail isn’t confirmed yet; absent once it is. An extension. */
            emailConfirmed?: boolean;
            version?: components["schemas"]["Version"];
        };
        ListPage: {
            /** @description Given as `after` it gives the next page; null on the last one. */
            next: string | null;
            /** @description Number of matching rows, at most 1000. On the first page only. */
            found?: number;
            /** @description How many rows there are of each kind, found or not. On the first page only. */
            kinds?: {
                [key: string]: number;
            };
        };
        TeacherPage: {
            teachers: components["schemas"]["Teacher"][];
            /** @description The page; only if less than the whole list was requested. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        TeacherCredentials: {
            /** @description The teacher’s code. */
            id: string;
            name: string;
            /** Format: email */
            email: string;
            password?: string;
            /** @description The number of the record. */
            teacherID: components["schemas"]["Id"];
            isEdit: boolean;
            version?: components["schemas"]["Version"];
        };
        /** @description The reason for the action, kept in the audit log. If a payment or an application is rejected, the person sees it. An extension. */
        Reason: string;
        TeacherDeletion: {
            teacherID: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            reason?: components["schemas"]["Reason"];
        };
        TeacherBlock: {
            teacherID: components["schemas"]["Id"];
            /** @description The status at the moment of asking; the call toggles it. */
            status: string;
            reason?: components["schemas"]["Reason"];
        };
        TeacherList: {
            teachers: components["schemas"]["Teacher"][];
        };
        TeacherCourseFacts: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string | null;
            image?: string | null;
            price?: number;
            course_duration?: string | null;
        };
        TeacherCourse: {
            id: components["schemas"]["Id"];
            course: components["schemas"]["TeacherCourseFacts"];
        };
        TeacherCourseList: {
            course: components["schemas"]["TeacherCourse"][];
        };
        StudentName: {
            id: components["schemas"]["Id"];
            std_id: string | null;
            name: string;
        };
        TeacherName: {
            id: components["schemas"]["Id"];
            teach_id: string | null;
            name: string;
        };
        Report: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["StudentName"];
            teacher: components["schemas"]["TeacherName"];
            course: components["schemas"]["CourseName"];
            class?: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            /** @description Text such as a percentage. */
            attendance: string;
            test_remarks: string | null;
            participation: string | null;
            suggestions?: string | null;
            version?: components["schemas"]["Version"];
        };
        ReportList: {
            data: components["schemas"]["Report"][];
        };
        TeacherClassTime: {
            id: components["schemas"]["Id"];
            course_name: string;
            preferred_time_from: string;
            preferred_time_to: string;
            days?: components["schemas"]["Weekdays"];
        };
        TeacherClassTimeList: {
            data: components["schemas"]["TeacherClassTime"][];
        };
        PreferredTime: {
            id: components["schemas"]["Id"];
            /** @description Wall time as stored. */
            preferred_time_from: string;
            /** @description Wall time as stored. */
            preferred_time_to: string;
            days?: components["schemas"]["Weekdays"];
        };
        /** @description A day as yyyy-MM-dd, or none. */
        DayOrNone: components["schemas"]["Day"] | null;
        ScheduledClass: {
            id: components["schemas"]["Id"];
            /** @description The number of the teacher’s record. */
            teacherID: number | string | null;
            title: string;
            classLink: string | null;
            teacher_class_timings: components["schemas"]["PreferredTime"][];
            /** @description Courses of the class. An extension; without it, filtering by course needs a request per teacher. */
            courses?: components["schemas"]["CourseName"][];
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            version?: components["schemas"]["Version"];
        };
        ScheduledClassList: {
            data: components["schemas"]["ScheduledClass"][];
            /** @description The page; only if less than the whole list was requested. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        TeacherClass: {
            id: components["schemas"]["Id"];
            title: string;
            classLink: string | null;
            courses: components["schemas"]["CourseName"][];
            timings: {
                id: components["schemas"]["Id"];
                from: string;
                to: string;
                days?: components["schemas"]["Weekdays"];
            }[];
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            version?: components["schemas"]["Version"];
        };
        TeacherClassList: {
            data: components["schemas"]["TeacherClass"][];
        };
        /** @description Save despite a schedule conflict that the user has seen, if the school allows it. */
        GoOn: boolean;
        NewClass: {
            title: string;
            link?: string;
            classTime: {
                /** @description Of no meaning for a new class. */
                id?: number | null;
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
                days?: components["schemas"]["Weekdays"];
            };
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            goOn?: components["schemas"]["GoOn"];
            courseIds: components["schemas"]["Id"][];
        };
        ClassChange: {
            /** @description The class, as the path names it. One specification has it, the other hasn’t. */
            id?: components["schemas"]["Id"];
            title: string;
            link: string;
            classTime: {
                /** @description Which of the class’s timings; without it the first. */
                id?: components["schemas"]["Id"];
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
                days?: components["schemas"]["Weekdays"];
            };
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            /** @description The teacher who gives the class from now on, with its students and marks; without it the class stays with its teacher. Only administrators may send it. An extension. */
            teacherID?: components["schemas"]["Id"];
            goOn?: components["schemas"]["GoOn"];
            version?: components["schemas"]["Version"];
        };
        StudentCode: {
            id: components["schemas"]["Id"];
            std_id: string | null;
        };
        ClassStudentList: {
            students: components["schemas"]["StudentCode"][];
        };
        ClassAssignment: {
            id: components["schemas"]["Id"];
            classID: components["schemas"]["Id"];
            class: {
                title: string;
            };
            student: components["schemas"]["StudentCode"];
        };
        ClassAssignmentList: {
            students: components["schemas"]["ClassAssignment"][];
        };
        StudentAssignment: {
            classId: components["schemas"]["Id"];
            students: {
                studentId: components["schemas"]["Id"];
                classTimings: {
                    id: components["schemas"]["Id"];
                    preferred_time_from: components["schemas"]["ClockTime"];
                    preferred_time_to: components["schemas"]["ClockTime"];
                    days?: components["schemas"]["Weekdays"];
                }[];
            }[];
            goOn?: components["schemas"]["GoOn"];
        };
        Attendance: {
            id: components["schemas"]["Id"];
            date: string;
            /** @enum {string} */
            status: "present" | "absent";
            student: components["schemas"]["StudentCode"];
            version?: components["schemas"]["Version"];
        };
        AttendanceList: {
            attendences: components["schemas"]["Attendance"][];
        };
        AttendanceForm: {
            classId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @enum {string} */
            status: "present" | "absent";
            version?: components["schemas"]["Version"];
        };
        PolicyTexts: {
            title?: string;
            description?: string;
        };
        /** @description Title and description by language. A text that the reader’s language lacks is read from the plain field. Saving without it keeps them. An extension. */
        PolicyTranslations: {
            en?: components["schemas"]["PolicyTexts"];
            ur?: components["schemas"]["PolicyTexts"];
            ar?: components["schemas"]["PolicyTexts"];
        };
        Policy: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            translations?: components["schemas"]["PolicyTranslations"];
            version?: components["schemas"]["Version"];
        };
        PolicyList: {
            policy: components["schemas"]["Policy"][];
        };
        PolicyForm: {
            id: components["schemas"]["IdOrNew"];
            title: string;
            description: string;
            translations?: components["schemas"]["PolicyTranslations"];
            version?: components["schemas"]["Version"];
        };
        Event: {
            id: components["schemas"]["Id"];
            title: string | null;
            description: string | null;
            /** @description Null means free. */
            price: number | null;
            /** @description ISO local, YYYY-MM-DDTHH:mm, in the school’s zone. */
            time: string;
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        ListedEvent: components["schemas"]["Event"] & {
            /** @description How many students are in it. An extension. */
            joined?: number;
            /** @description How many payments for it wait to be decided. An extension. */
            waiting?: number;
        };
        EventList: {
            event: components["schemas"]["ListedEvent"][];
        };
        EventForm: {
            id: components["schemas"]["IdOrNew"];
            title: string;
            description: string;
            price?: number | null;
            time: string;
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @enum {string} */
        PaymentStatus: "pending" | "paid" | "rejected" | "not_required";
        EventMember: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["StudentName"];
            payment_status: components["schemas"]["PaymentStatus"];
            is_member: boolean;
        };
        EventMemberList: {
            event: components["schemas"]["EventMember"][];
        };
        /** @description The number of a payment among all payments of the school, as people quote it. An extension. */
        Reference: string;
        /** @description The day on which a payment was sent, in the school’s zone, as yyyy-MM-dd. An extension. */
        PaymentDay: string | null;
        /** @description The student who pays. An extension. */
        Payer: string;
        /** @description An amount in the currency beside it, as a decimal number. */
        Amount: number;
        /** @description Why something was taken off the price, as the school called it then. An extension. */
        DiscountName: string | null;
        /** @description A currency of ISO 4217. */
        Currency: string;
        EventBilling: {
            /** @description The number of the payment. An extension. */
            id?: components["schemas"]["Id"];
            receipt: string | null;
            paymentMethod: string | null;
            paymentStatus?: components["schemas"]["PaymentStatus"];
            reference?: components["schemas"]["Reference"];
            date?: components["schemas"]["PaymentDay"];
            payer?: components["schemas"]["Payer"];
            amount?: components["schemas"]["Amount"];
            discount?: components["schemas"]["Amount"];
            discountName?: components["schemas"]["DiscountName"];
            currency?: components["schemas"]["Currency"];
            version?: components["schemas"]["Version"];
        };
        EventBillingAnswer: {
            /** @description Null if there is no record. */
            billingDetails: components["schemas"]["EventBilling"] | null;
        };
        PaymentDecision: {
            studentID: components["schemas"]["Id"];
            eventID: components["schemas"]["Id"];
            /** @enum {string} */
            paymentStatus: "pending" | "paid" | "rejected";
            version?: components["schemas"]["Version"];
            reason?: components["schemas"]["Reason"];
        };
        EventForStudents: {
            id: components["schemas"]["Id"];
            title: string | null;
            description: string | null;
            /** @description Null means free. */
            price: number | null;
            /** @description ISO local, YYYY-MM-DDTHH:mm, in the school’s zone. */
            time: string;
            /** @description Where it takes place, for members only. An extension. */
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        StudentEvent: {
            eventID: components["schemas"]["Id"];
            studentID: components["schemas"]["Id"];
            payment_status: components["schemas"]["PaymentStatus"];
            is_member: boolean;
            /** @description The receipt under review. */
            receipt?: string | null;
            method?: string | null;
            event: components["schemas"]["EventForStudents"];
        };
        StudentEventList: {
            events: components["schemas"]["StudentEvent"][];
        };
        /** @description Transaction ID of the payer’s bank or wallet. An extension. */
        TransactionId: string;
        /**
         * @description Whether the payer is in the school’s country or abroad.
         * @enum {string}
         */
        Origin: "domestic" | "international";
        /** @description A code that takes something off the price. An extension. */
        DiscountCode: string;
        EventPayment: {
            eventID: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF where the school accepts it (`acceptsPdfReceipts`); needed, as the method is, where something is to be paid, unless `receiptUpload` names one.
             */
            receipt?: Blob;
            /** @description The receipt as it was sent in pieces, by the name of its upload. */
            receiptUpload?: string;
            /** @enum {string} */
            method?: "jazzcash" | "bank";
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
            code?: components["schemas"]["DiscountCode"];
        };
        SentPayment: {
            /** @description What was done, as a message for the user. */
            message: string;
            /** @description Reference of the payment; none if nothing was to be paid. An extension. */
            reference?: string | null;
        };
        /** @description The transfer reference shown to a person without an account. An extension. */
        VisitorReference: string;
        RegisteredCourse: {
            course_id: components["schemas"]["Id"];
            course_name: string;
            timings: components["schemas"]["TimeRange"][];
            code?: components["schemas"]["DiscountCode"];
            /** @description How it was paid; needed of a course that isn’t free. */
            billing?: {
                /**
                 * Format: binary
                 * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required unless `receipt_upload` names one.
                 */
                receipt_image?: Blob;
                /** @description The receipt as it was sent in pieces, by the name of its upload. */
                receipt_upload?: string;
                /** @enum {string} */
                payment_method: "Credit Card" | "PayPal" | "Bank Transfer";
                reference?: components["schemas"]["VisitorReference"];
                transaction_id?: components["schemas"]["TransactionId"];
                origin?: components["schemas"]["Origin"];
            };
        };
        Registration: {
            name: string;
            guardian_name: string;
            /** Format: email */
            email: string;
            password: string;
            contact_number: string;
            alternate_contact_number?: string;
            preferred_language?: components["schemas"]["Language"];
            signature: string;
            date_of_birth?: components["schemas"]["Day"];
            registration_date?: components["schemas"]["Day"];
            /** @description As JSON, in one part or in a part for each item, or in bracket names such as `courses[0][timings][0][from]`. */
            courses?: components["schemas"]["RegisteredCourse"][];
            /** @description Whether the student joins the students who have this e-mail already; the password has to be theirs. A backend that doesn’t know it answers that the e-mail is taken. */
            joins_account?: boolean;
        };
        CourseTimes: {
            course_name: string;
            timings: {
                id?: components["schemas"]["Id"];
                from: string;
                to: string;
                days?: components["schemas"]["Weekdays"];
            }[];
        };
        Student: {
            id: components["schemas"]["Id"];
            std_id: string | null;
            name: string;
            email: string;
            contact_number?: string | null;
            alternate_contact_number?: string | null;
            date_of_birth?: string | null;
            preferred_language?: string | null;
            guardian_name?: string | null;
            signature?: string | null;
            registration_date?: string | null;
            /** @description A list, or a list as a JSON string. */
            class_course_data?: string | components["schemas"]["CourseTimes"][] | null;
            /** @description Internal notes, for administrators only. An extension. */
            notes?: string | null;
            /** @description The e-mail isn’t confirmed yet; absent once it is. An extension. */
            emailConfirmed?: boolean;
            version?: components["schemas"]["Version"];
        };
        StudentList: {
            students: components["schemas"]["Student"][];
            /** @description The page; only if less than the whole list was requested. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        CoursePurchase: {
            courseID: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required, like the method, for a course that isn’t free.
             */
            receipt?: Blob;
            /** @description The receipt as it was sent in pieces, by the name of its upload. */
            receiptUpload?: string;
            /** @enum {string} */
            paymentMethod?: "bank transfer" | "jazzcash";
            /** @description As JSON, in one part or in a part for each item, or in bracket names such as `classTimings[0][from]`. */
            classTimings: components["schemas"]["TimeRange"][];
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
            code?: components["schemas"]["DiscountCode"];
        };
        BilledEvent: {
            /** @description The number of the event. An extension. */
            id?: components["schemas"]["Id"];
            title: string | null;
            description: string | null;
            /** @description As it was when the payment was sent. */
            price: number | null;
        };
        BilledCourse: {
            /** @description The number of the course. An extension. */
            id?: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description As it was when the payment was sent. */
            price: number | null;
        };
        /** @description Transaction ID of the payer’s bank or wallet. An extension. */
        KeptTransactionId: string | null;
        /** @description A moment of ISO 8601 in UTC, or none. */
        Instant: string | null;
        SentReceipt: {
            id: components["schemas"]["Id"];
            /**
             * @description Its status; `replaced` means that a newer receipt was sent.
             * @enum {string}
             */
            status: "pending" | "paid" | "rejected" | "replaced";
            sentAt: components["schemas"]["Instant"];
            seenAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            /** @description The reason for the rejection, if one was given. */
            reason: string | null;
        };
        Billing: {
            /** @description The number of the payment. An extension. */
            id?: components["schemas"]["Id"];
            event?: components["schemas"]["BilledEvent"] | null;
            course?: components["schemas"]["BilledCourse"] | null;
            receipt: string | null;
            paymentMethod: string | null;
            paymentStatus?: components["schemas"]["PaymentStatus"];
            /**
             * @description What the payment is for; two payments of different kinds may have the same id. An extension.
             * @enum {string}
             */
            kind?: "course" | "event";
            /** @description The course that was bought. An extension. */
            courseId?: components["schemas"]["Id"];
            /** @description The event that was paid for. An extension. */
            eventId?: components["schemas"]["Id"];
            reference?: components["schemas"]["Reference"];
            date?: components["schemas"]["PaymentDay"];
            payer?: components["schemas"]["Payer"];
            amount?: components["schemas"]["Amount"];
            discount?: components["schemas"]["Amount"];
            discountName?: components["schemas"]["DiscountName"];
            currency?: components["schemas"]["Currency"];
            transactionId?: components["schemas"]["KeptTransactionId"];
            sentAt?: components["schemas"]["Instant"];
            seenAt?: components["schemas"]["Instant"];
            decidedAt?: components["schemas"]["Instant"];
            /** @description The reason for the rejection, if one was given. An extension. */
            reason?: string | null;
            /** @description All receipts for the same course or event up to this payment’s newest, oldest first. An extension. */
            history?: components["schemas"]["SentReceipt"][];
        };
        BillingList: {
            billing: components["schemas"]["Billing"][];
        };
        EnrolledCourse: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            price: number;
            course_duration: string | null;
            image: string | null;
            pricing?: components["schemas"]["Pricing"];
        };
        EnrolledCourseList: {
            courses: components["schemas"]["EnrolledCourse"][];
        };
        StudentClass: {
            class: {
                id: components["schemas"]["Id"];
                title: string;
                classLink: string | null;
                teacher_class_timings: components["schemas"]["PreferredTime"][];
                starts?: components["schemas"]["DayOrNone"];
                ends?: components["schemas"]["DayOrNone"];
            };
            course: {
                id?: components["schemas"]["Id"];
                name: string;
            };
            /** @description The day on which the report of the class on the student was written, or changed last, in the school’s zone, as yyyy-MM-dd; null while there is none. An extension. */
            reported?: string | null;
        };
        StudentClassList: {
            classes: components["schemas"]["StudentClass"][];
        };
        ReportedClass: {
            id: components["schemas"]["Id"];
            title: string;
        };
        /** @description The student’s attendance in the class up to the day of the report; null if none. An extension. */
        MarkedDays: {
            /** @description The first day that was marked, as yyyy-MM-dd. */
            from: string;
            /** @description The last one. */
            to: string;
            present: number;
            absent: number;
        } | null;
        PrintableReport: {
            /** @description The number of the report. An extension. */
            id?: components["schemas"]["Id"];
            student: {
                std_id: string | null;
                name: string;
            };
            teacher: {
                name: string;
            };
            course: {
                id?: components["schemas"]["Id"];
                name: string;
            };
            attendance: string;
            test_remarks: string | null;
            participation: string | null;
            suggestions?: string | null;
            /** @description The day on which it was written or last changed, in the school’s zone, as yyyy-MM-dd. An extension. */
            date?: string;
            /** @description The class that it is about. An extension. */
            class?: components["schemas"]["ReportedClass"];
            marked?: components["schemas"]["MarkedDays"];
        };
        PrintableReportAnswer: {
            /** @description Null while no report is written. */
            data: components["schemas"]["PrintableReport"] | null;
            /** @description All other reports of the class on the student, of any course, newest first. An extension. */
            older?: components["schemas"]["PrintableReport"][];
        };
        StudentIdAssignment: {
            /** @description The number of the record. */
            id: components["schemas"]["Id"];
            /** @description The code people use. */
            studentID: string;
            version?: components["schemas"]["Version"];
        };
        StudentBilling: {
            /** @description The number of the payment. An extension. */
            id?: components["schemas"]["Id"];
            receipt: string | null;
            paymentMethod: string | null;
            paymentStatus: string;
            course: {
                name: string;
                course_duration: string | null;
            };
            reference?: components["schemas"]["Reference"];
            date?: components["schemas"]["PaymentDay"];
            payer?: components["schemas"]["Payer"];
            amount?: components["schemas"]["Amount"];
            discount?: components["schemas"]["Amount"];
            discountName?: components["schemas"]["DiscountName"];
            currency?: components["schemas"]["Currency"];
            transactionId?: components["schemas"]["KeptTransactionId"];
            sentAt?: components["schemas"]["Instant"];
            seenAt?: components["schemas"]["Instant"];
            decidedAt?: components["schemas"]["Instant"];
        };
        StudentBillingList: {
            data: components["schemas"]["StudentBilling"][];
        };
        PurchaseDecision: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            paymentStatus: "paid" | "rejected";
            reason?: components["schemas"]["Reason"];
        };
        Allotment: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["StudentName"];
            teacher: components["schemas"]["TeacherName"];
            course: components["schemas"]["CourseName"];
            student_class_timings: components["schemas"]["PreferredTime"][];
            version?: components["schemas"]["Version"];
        };
        AllotmentList: {
            teacherAllotment: components["schemas"]["Allotment"][];
            /** @description The page; only if less than the whole list was requested. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        OwnAllotment: components["schemas"]["Allotment"] & {
            /** @description The day on which the teacher’s report on the student in this course was written, or changed last, in the school’s zone, as yyyy-MM-dd; null while there is none. An extension. */
            reported?: string | null;
            /** @description Whether the student was taught the course within the last 30 days, and before them too, and no report was written in them. An extension. */
            reportOwed?: boolean;
        };
        OwnAllotmentList: {
            teacherAllotment: components["schemas"]["OwnAllotment"][];
        };
        AllotmentForm: {
            studentId: components["schemas"]["Id"];
            teacherId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            classTimes: {
                id?: components["schemas"]["Id"];
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
                days?: components["schemas"]["Weekdays"];
            }[];
            goOn?: components["schemas"]["GoOn"];
            version?: components["schemas"]["Version"];
        };
        ReportPage: {
            data: components["schemas"]["Report"][];
            /** @description The page; only if less than the whole list was requested. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        ReportForm: {
            id: components["schemas"]["IdOrNew"];
            classId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            attendance: string;
            testRemarks: string;
            classParticipation: string;
            suggestions?: string;
            version?: components["schemas"]["Version"];
        };
        ReportEdit: {
            id: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            teacherId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            attendance: string;
            test_remarks?: string;
            participation?: string;
            suggestions?: string;
            version?: components["schemas"]["Version"];
        };
        /** @description An IANA time zone, such as Asia/Karachi. */
        TimeZone: string;
        /** @description An instant with the server’s time zone data. A device with different data shows the server’s. */
        ZonedMoment: {
            /**
             * Format: date-time
             * @description The instant, in UTC.
             */
            at: string;
            /** @description UTC offset of the school’s time zone at that time, in minutes. */
            offset: number;
            /** @description UTC offset of the requested time zone at that time, in minutes; null if none was requested. */
            viewerOffset: number | null;
        };
        LessonPeople: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Lesson: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            /** @description The day that the timing names, in the school’s zone; with the timing, the name of the lesson. */
            day: components["schemas"]["Day"];
            /** @description Start day; differs from the regular day if the lesson was moved. */
            heldOn: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            starts: components["schemas"]["ZonedMoment"];
            ends: components["schemas"]["ZonedMoment"];
            /** @enum {string} */
            state: "planned" | "cancelled" | "moved";
            /** @description The note to the students about the change. */
            note: string | null;
            title: string;
            link: string | null;
            teacher: components["schemas"]["LessonPeople"];
            courses: components["schemas"]["CourseName"][];
            /** @description How many are in the class. */
            students: number;
            /** @description How many of them have a mark of the day. */
            marked: number;
            version: components["schemas"]["Version"];
        };
        /** @description A class whose days are agreed with the teacher. */
        LooseClass: {
            classId: components["schemas"]["Id"];
            title: string;
            link: string | null;
            teacher: components["schemas"]["LessonPeople"];
            times: components["schemas"]["TimeRange"][];
        };
        Timetable: {
            lessons: components["schemas"]["Lesson"][];
            withoutDays: components["schemas"]["LooseClass"][];
            timeZone: components["schemas"]["TimeZone"];
            /** @description The version of the server’s zone data, such as 2026b. */
            zoneData: string;
        };
        OwedLesson: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            heldOn: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            title: string;
            students: number;
            marked: number;
        };
        OwedLessonList: {
            lessons: components["schemas"]["OwedLesson"][];
        };
        WantedTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days?: components["schemas"]["Weekdays"];
        };
        ClashQuestion: {
            /** @description Whose time; the caller’s own without it, or the class’s. */
            teacherId?: components["schemas"]["Id"];
            /** @description The edited class, which doesn’t conflict with itself; its students are checked too. */
            classId?: components["schemas"]["Id"];
            /** @description The allotment that is changed. */
            allotmentId?: components["schemas"]["Id"];
            /** @description The courses; students of the same course can be taught together. */
            courseId?: components["schemas"]["Id"];
            /** @description The timing of the class that is changed; without it a new one. */
            timingId?: components["schemas"]["Id"];
            studentIds?: components["schemas"]["Id"][];
            times: components["schemas"]["WantedTime"][];
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
        };
        Clash: {
            /**
             * @description Whose lessons overlap; `form` if two times of the same form overlap.
             * @enum {string}
             */
            who: "teacher" | "student" | "form";
            person: components["schemas"]["LessonPeople"] | null;
            /** @enum {string} */
            with: "class" | "allotment" | "form";
            /** @description Name of the class or the allotted course; null if the user may not see it. */
            title: string | null;
            /** @description The first day on which both meet. */
            day: components["schemas"]["Day"];
            /** @description Start time of the other lesson on that day. */
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            /** @description Which of the times that were asked for. */
            index: number;
        };
        ClashList: {
            /** @description Whether the school lets people save all the same. */
            mayGoOn: boolean;
            /** @description Of each time and each person the first. */
            clashes: components["schemas"]["Clash"][];
        };
        FreeTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days: components["schemas"]["Weekdays"];
        };
        Suggestion: {
            teacher: components["schemas"]["TeacherName"];
            /** @description How much of the wanted time of a week the teacher has free. */
            freeMinutes: number;
            free: components["schemas"]["FreeTime"][];
            /** @description How many students are allotted to the teacher. */
            students: number;
            /** @description How long the teacher teaches in a week. */
            lessonMinutes: number;
        };
        SuggestionList: {
            suggestions: components["schemas"]["Suggestion"][];
            /** @description The student’s preferred times, in the school’s time zone. */
            wanted: components["schemas"]["FreeTime"][];
            wantedMinutes: number;
            timeZone: components["schemas"]["TimeZone"];
            /** @description Time zone of the student, if known. */
            studentZone: components["schemas"]["TimeZone"] | null;
        };
        LessonChangeForm: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            /** @description The lesson, by the day that its timing names. */
            day: components["schemas"]["Day"];
            /** @enum {string} */
            scope: "one" | "rest" | "all";
            /**
             * @description A lesson can be restored alone; of many, the change is undone.
             * @enum {string}
             */
            change: "cancel" | "move" | "restore";
            /** @description The new time. The day is the new day of this lesson; the others move by the same number of days. */
            to?: {
                day: components["schemas"]["Day"];
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
            };
            /** @description A word to the students. */
            note?: string;
            goOn?: components["schemas"]["GoOn"];
            version?: components["schemas"]["Version"];
        };
        LessonsChanged: {
            message: string;
            /** @description ID for undoing it. */
            change: components["schemas"]["Id"];
        };
        CalendarFeedAnswer: {
            feed: {
                /** Format: date-time */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When a calendar last asked for it.
                 */
                readAt: string | null;
            } | null;
        };
        NewCalendarFeed: {
            message: string;
            /** @description The path on the school’s host; returned only once. */
            path: string;
        };
        /**
         * @description A language of the user interface.
         * @enum {string}
         */
        PageLanguage: "en" | "ur" | "ar";
        Reminders: {
            /** @description A mail 24 hours before a lesson. */
            dayBefore: boolean;
            /** @description A mail one hour before a lesson. */
            hourBefore: boolean;
            /** @description A mail when a lesson is cancelled or moved. */
            changes: boolean;
            /** @description A daily mail to administrators with everything in the inbox. */
            digest?: boolean;
            /** @description Start of the quiet hours in the user’s time zone; null without quiet hours. */
            quietFrom: components["schemas"]["ClockTime"] | null;
            quietTo: components["schemas"]["ClockTime"] | null;
            /** @description The user’s time zone; null for the school’s. */
            timeZone: components["schemas"]["TimeZone"] | null;
            /** @description Language of the mails. */
            language: components["schemas"]["PageLanguage"];
        };
        RemindersAnswer: {
            reminders: components["schemas"]["Reminders"];
            /** @description Where they are sent. */
            email: string;
            /** @description Public key for push notifications; absent if the school doesn’t send any. */
            pushKey?: string;
        };
        ReminderDevice: {
            /**
             * Format: uri
             * @description Where the push service of the browser takes messages for the device.
             */
            endpoint: string;
            /** @description Public key of the device, used to encrypt its notifications. */
            p256dh: string;
            /** @description The secret of the device. */
            auth: string;
        };
        ReminderDeviceAddress: {
            /**
             * Format: uri
             * @description Where the push service of the browser takes messages for the device.
             */
            endpoint: string;
        };
        /** @enum {string} */
        KindOfRecord: "accounts" | "teachers" | "teacher_timings" | "students" | "student_timings" | "courses" | "outlines" | "course_assignments" | "classes" | "class_timings" | "class_courses" | "class_students" | "class_student_timings" | "allotments" | "allotment_timings" | "attendance" | "reports" | "policies" | "events" | "event_members" | "purchases" | "receipts" | "fees" | "discounts" | "settings" | "lesson_changes" | "lesson_acts" | "acts";
        ChangesAnswer: {
            /** @description Kinds of records that were created, changed or deleted; never which ones or by whom. */
            changed: components["schemas"]["KindOfRecord"][];
        };
        /** @description Header picture of the public front page; absent if the school has none. An extension. */
        FrontPicture: {
            url: string;
            /** @description In pixels, as is the height, so that its place is there before it. */
            width: number;
            height: number;
            /** @description The same for small screens and slow lines. */
            small?: {
                url: string;
                width: number;
            };
            /** @description Alternative text; a picture without one is decorative. */
            description?: string;
        };
        PaymentWayTexts: {
            note?: string;
        };
        /** @description The note by language. Saving settings without `translations` keeps those of accounts with the same number. An extension. */
        PaymentWayTranslations: {
            en?: components["schemas"]["PaymentWayTexts"];
            ur?: components["schemas"]["PaymentWayTexts"];
            ar?: components["schemas"]["PaymentWayTexts"];
        };
        /** @description An account for payments. */
        PaymentWay: {
            /** @enum {string} */
            kind: "bank" | "wallet";
            /** @description Name of the bank or wallet. */
            name: string;
            /** @description In whose name the account is. */
            accountTitle: string;
            /** @description The number of the account, its IBAN, or the number of the wallet. */
            accountNumber: string;
            /** @description The branch of the bank, or its SWIFT code. */
            branch?: string;
            /** @description Additional information. */
            note?: string;
            translations?: components["schemas"]["PaymentWayTranslations"];
        };
        PaymentWays: components["schemas"]["PaymentWay"][];
        /** @description The accounts for payments from within the country and from abroad, in addition to the payment instructions. */
        PaymentWaySets: {
            domestic: components["schemas"]["PaymentWays"];
            international: components["schemas"]["PaymentWays"];
        };
        /** @description Within how many hours a payment is usually checked. */
        CheckedWithinHours: number;
        Rate: {
            currency: components["schemas"]["Currency"];
            /** @description Units of this currency per unit of the school’s currency, an exact decimal number above 0. */
            rate: string;
            /** @description Day of the rate in the school’s time zone; not in the future. */
            asOf: components["schemas"]["Day"];
        };
        /** @description What the school’s currency is worth in others, each of them once and never its own; who pays reads by it about how much it is. Amounts due stay in the school’s currency. */
        Rates: components["schemas"]["Rate"][];
        FrontPageStep: {
            title?: string;
            /** @description Details of the step, possibly with several lines. */
            text?: string;
        };
        /** @enum {string} */
        FrontPagePart: "courses" | "languages" | "outlines" | "policies";
        /** @description Texts and parts of the public front page. An extension. */
        FrontPageSettings: {
            /** @description The heading; the product’s default text if the school has none. */
            motto?: string;
            /** @description Introduction of the school, possibly with several lines; the product’s default text if the school has none. */
            about?: string;
            /** @description Steps to get started, in order; missing texts fall back to the product’s defaults. */
            steps?: components["schemas"]["FrontPageStep"][];
            /** @description What visitors see in addition to the introduction. The course list is always public. */
            shows: components["schemas"]["FrontPagePart"][];
        };
        /** @description The school’s own texts in one language, with the limits of the plain fields. */
        SchoolTexts: {
            motto?: string;
            about?: string;
            /** @description In the order of `frontPage.steps`. */
            steps?: components["schemas"]["FrontPageStep"][];
            paymentInstructions?: {
                domestic?: string;
                international?: string;
            };
        };
        /** @description The school’s own texts by language. A text that the reader’s language lacks is read from its plain field, such as `frontPage.motto`. Present, possibly empty, if the backend stores translations, of policies and payment accounts too; saving without it keeps them. An extension. */
        SchoolTranslations: {
            en?: components["schemas"]["SchoolTexts"];
            ur?: components["schemas"]["SchoolTexts"];
            ar?: components["schemas"]["SchoolTexts"];
        };
        Settings: {
            name: string;
            currency: components["schemas"]["Currency"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Where people reach the school, signed in or not; so does the phone. */
            contactEmail?: string;
            contactPhone?: string;
            /** @description Postal address of the school, possibly with several lines; printed on its documents. An extension. */
            address?: string;
            /** @description The school’s logo, printed on its documents; absent if it has none. An extension. */
            logo?: string;
            frontPicture?: components["schemas"]["FrontPicture"];
            /** @description How to pay from within the country, and from abroad. */
            paymentInstructions: {
                domestic: string;
                international: string;
            };
            paymentWays?: components["schemas"]["PaymentWaySets"];
            checkedWithinHours?: components["schemas"]["CheckedWithinHours"];
            rates?: components["schemas"]["Rates"];
            /**
             * @description What happens on a schedule conflict; by default the user is asked.
             * @enum {string}
             */
            clashes?: "ask" | "refuse";
            frontPage?: components["schemas"]["FrontPageSettings"];
            translations?: components["schemas"]["SchoolTranslations"];
            /** @description Whether who registers has to use the link of a mail before anything of the school is shown. An extension. */
            confirmsEmails?: boolean;
            /** @description Whether a receipt may be a PDF. Without it, receipts are pictures only. An extension. */
            acceptsPdfReceipts?: boolean;
            version?: components["schemas"]["Version"];
        };
        SettingsAnswer: {
            settings: components["schemas"]["Settings"];
            /** @description Whether mails can be delivered, which confirming e-mails needs. An extension. */
            sendsMails?: boolean;
            /** @description Of which version the school’s software is, as every answer says in the header `X-Maktab-Version` too. An extension. */
            softwareVersion?: string;
            /** @description Whether another child of a guardian may be registered with the e-mail and the password of an account (`joins_account`) by who isn’t signed in. An extension. */
            joinsAccounts?: boolean;
        };
        SettingsForm: {
            name: string;
            currency: components["schemas"]["Currency"];
            timeZone: components["schemas"]["TimeZone"];
            /** Format: email */
            contactEmail?: string;
            contactPhone?: string;
            /** @description Where the school is, in as many lines as it takes. An extension. */
            address?: string;
            paymentInstructions: {
                domestic: string;
                international: string;
            };
            paymentWays?: components["schemas"]["PaymentWaySets"];
            checkedWithinHours?: components["schemas"]["CheckedWithinHours"];
            rates?: components["schemas"]["Rates"];
            /**
             * @description What happens on a schedule conflict; by default the user is asked.
             * @enum {string}
             */
            clashes?: "ask" | "refuse";
            frontPage?: components["schemas"]["FrontPageSettings"];
            translations?: components["schemas"]["SchoolTranslations"];
            /** @description Whether who registers has to use the link of a mail first; only where there is a mail server. Who saves without it leaves it as it is. An extension. */
            confirmsEmails?: boolean;
            /** @description Whether a receipt may be a PDF. Saving without it leaves it unchanged. An extension. */
            acceptsPdfReceipts?: boolean;
            version?: components["schemas"]["Version"];
        };
        ShownOutline: {
            title: string;
            /** @description Only if a single course was requested. */
            description?: string;
        };
        ShownCourse: {
            id: components["schemas"]["Id"];
            /** @description Languages of its teachers; empty if the school doesn’t show them. */
            languages: string[];
            /** @description Empty if the school doesn’t show them. */
            outlines: components["schemas"]["ShownOutline"][];
        };
        ShownPolicy: {
            title: string;
            description: string;
            translations?: components["schemas"]["PolicyTranslations"];
        };
        FrontPageAnswer: {
            /** @description Course details that the course list lacks. */
            courses: components["schemas"]["ShownCourse"][];
            /** @description Empty if the school doesn’t show them. */
            policies: components["schemas"]["ShownPolicy"][];
        };
        SchoolLogo: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB. If absent, the current one is removed.
             */
            logo?: Blob;
        };
        FrontPictureForm: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB.
             */
            frontPicture?: Blob;
            /** @description Alternative text; blank if the picture is decorative. */
            description?: string;
        };
        /**
         * @description The action needed. Decide an application or a payment for a course, an event or a monthly fee; give a student an ID, or a teacher for a course; remind a teacher of missing attendance.
         * @enum {string}
         */
        WaitingKind: "application" | "coursePayment" | "eventPayment" | "studentWithoutId" | "studentWithoutTeacher" | "owedRegister" | "feePayment";
        /** @description The teacher of an application or a register, the student of all else. */
        WaitingPerson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The ID that the school gave them. */
            code: string | null;
        };
        /** @description What the reminder is about. */
        OwedMarks: {
            /** @description The language that the teacher last used; null if unknown. */
            language: components["schemas"]["PageLanguage"] | null;
            /** @description The lessons that have wanted their marks longest, the oldest first. */
            oldest: {
                title: string;
                day: components["schemas"]["Day"];
                /** @description Whose marks are missing. */
                students: string[];
            }[];
        };
        WaitingItem: {
            kind: components["schemas"]["WaitingKind"];
            /** @description The name of the item among all that wait. */
            key: string;
            /** @description The record that waits. The purchase of a payment of a course and of a student without a teacher, the membership of a payment of an event, the fee, else the person. */
            id: components["schemas"]["Id"];
            /** @description Waiting since; null if unknown, which sorts first. */
            since: string | null;
            person: components["schemas"]["WaitingPerson"];
            /** @description The course or event, or the class whose attendance is missing longest; null if none. */
            what: string | null;
            /** @description The course that was bought. */
            courseId: components["schemas"]["Id"] | null;
            /** @description The event that was paid for. */
            eventId: components["schemas"]["Id"] | null;
            /** @description Sent back with the decision, if the record has a version. */
            version: components["schemas"]["Version"] | null;
            /** @description Amount to pay when the payment was sent, in the school’s currency; null if free. */
            price: number | null;
            /** @description Amount to pay now; null if free. */
            priceNow: number | null;
            receipt: string | null;
            paymentMethod: string | null;
            /** @description The number of a payment, as people quote it. */
            reference: string | null;
            /** @description Amount to pay after discounts; null if free. */
            amount?: components["schemas"]["Amount"] | null;
            /** @description The discount. */
            discount?: components["schemas"]["Amount"] | null;
            /** @description Why something was taken off, as the school called it then. */
            discountName?: string | null;
            /** @description Number of past lessons without attendance; null for other kinds. */
            lessons: number | null;
            /** @description The lessons concerned; null for other kinds. */
            owed?: components["schemas"]["OwedMarks"] | null;
        };
        WaitingCount: number;
        /** @description How much waits of each kind, whatever was asked for. */
        WaitingCounts: {
            application: components["schemas"]["WaitingCount"];
            coursePayment: components["schemas"]["WaitingCount"];
            eventPayment: components["schemas"]["WaitingCount"];
            studentWithoutId: components["schemas"]["WaitingCount"];
            studentWithoutTeacher: components["schemas"]["WaitingCount"];
            owedRegister: components["schemas"]["WaitingCount"];
            feePayment: components["schemas"]["WaitingCount"];
        };
        Waiting: {
            /** @description Sorted by waiting time, longest first. */
            items: components["schemas"]["WaitingItem"][];
            counts: components["schemas"]["WaitingCounts"];
            /** @description Cursor for `after`; null on the last page. */
            next: string | null;
        };
        /** @description How often a student was there in the classes that teach them a course, and how far these have come. */
        OwnCourseAttendance: {
            id: components["schemas"]["Id"];
            name: string;
            present: number;
            absent: number;
            /** @description On how many days the classes that the student is in were held, that is, have a mark of anybody. */
            held: number;
            /** @description How many outlines the course has. */
            outlines: number;
        };
        OwnMark: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @enum {string} */
            status: "present" | "absent";
            class: {
                id: components["schemas"]["Id"];
                title: string;
            };
            /** @description Courses that the class teaches the student. */
            courses: components["schemas"]["CourseName"][];
        };
        OwnAttendance: {
            courses: components["schemas"]["OwnCourseAttendance"][];
            /** @description The newest first. */
            marks: components["schemas"]["OwnMark"][];
        };
        StudentProgress: {
            /** @description Those that the student is in. */
            classes: components["schemas"]["ScheduledClass"][];
            attendance: components["schemas"]["OwnAttendance"];
        };
        /**
         * @description The record concerned.
         * @enum {string}
         */
        ActRecordKind: "teacher" | "student" | "coursePayment" | "eventPayment" | "feePayment" | "class" | "course" | "outline" | "event" | "policy" | "allotment" | "report" | "mark" | "discount";
        /**
         * @description The action.
         * @enum {string}
         */
        ActKind: "approveTeacher" | "refuseTeacher" | "blockTeacher" | "letTeacherIn" | "giveCredentials" | "giveId" | "confirmEmail" | "approvePayment" | "rejectPayment" | "reopenPayment" | "waiveFee" | "endFees" | "correctToPaid" | "correctToRejected" | "correctToReview" | "assignCourse" | "removeCourse" | "cancelLesson" | "cancelLessons" | "moveLesson" | "moveLessons" | "restoreLesson" | "undoLessons" | "giveDiscount" | "changeDiscount" | "endDiscount" | "delete" | "erase";
        Act: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["ActKind"];
            /** @description The user who did it; null if an operator used a command. */
            who: {
                name: string;
                isYou: boolean;
            } | null;
            record: {
                kind: components["schemas"]["ActRecordKind"];
                id: components["schemas"]["Id"];
                /** @description Name of the record, or of the person it belongs to. */
                name: string;
            };
            /** @description The student concerned; null if none, or if the student was deleted. */
            studentId?: components["schemas"]["Id"] | null;
            /** @description The same of a teacher. */
            teacherId?: components["schemas"]["Id"] | null;
            /** @description The event that was paid for; null if none, or if it was deleted. */
            eventId?: components["schemas"]["Id"] | null;
            /** @description The related course, event or class, if the record itself isn’t one. */
            what: string | null;
            /** @description The day of the lesson or the mark that it was about, in the school’s zone. */
            day: components["schemas"]["Day"] | null;
            /** @description The reason, if one was given. */
            reason: string | null;
        };
        ActList: {
            acts: components["schemas"]["Act"][];
        };
        Figure: number;
        MonthFigures: {
            /** @description A month of the school’s calendar. */
            month: string;
            /** @description How many students registered. */
            registrations: components["schemas"]["Figure"];
            /** @description What courses were paid with, as it cost then, in the smallest coin; in the month in which the payment was sent, once it is accepted. */
            courseIncome: components["schemas"]["Figure"];
            /** @description The same of events. */
            eventIncome: components["schemas"]["Figure"];
        };
        WeekFigures: {
            /** @description Its Monday. */
            from: components["schemas"]["Day"];
            present: components["schemas"]["Figure"];
            absent: components["schemas"]["Figure"];
        };
        SchoolFigures: {
            /** @description Number of decimal digits of an amount: 2 for cents. */
            minorDigits: number;
            /** @description The last twelve months, the current one last. */
            months: components["schemas"]["MonthFigures"][];
            /** @description The last twelve months, the current one last. */
            weeks: components["schemas"]["WeekFigures"][];
            /** @description How many were made in this month; of students and teachers, those that are still there. */
            thisMonth: {
                students: components["schemas"]["Figure"];
                teachers: components["schemas"]["Figure"];
                classes: components["schemas"]["Figure"];
                courses: components["schemas"]["Figure"];
                events: components["schemas"]["Figure"];
            };
        };
        StudentNotesForm: {
            /** @description Plain text; an empty text deletes the notes. */
            notes: string;
            version?: components["schemas"]["Version"];
        };
        OutlineOrder: {
            courseId: components["schemas"]["Id"];
            /** @description The outlines of the course in the new order; outlines that are not listed come last. */
            outlineIds: components["schemas"]["Id"][];
            /** @description The outlines in the order that the user saw. If the order has changed since, nothing is moved. */
            seen?: components["schemas"]["Id"][];
        };
        NewUpload: {
            /** @description How many bytes it has. */
            size: number;
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description Of all its bytes, in hexadecimal; what arrives otherwise is not taken. */
            sha256: string;
        };
        UploadName: string;
        BegunUpload: {
            upload: components["schemas"]["UploadName"];
            received: number;
        };
        Piece: {
            /**
             * Format: binary
             * @description At most 256 kB, and at least 16 kB unless it is the last one.
             */
            piece: Blob;
        };
        UploadState: {
            /** @description Number of bytes received so far. */
            received: number;
            size: number;
        };
        PaymentTerms: {
            /** @description The transfer reference, which becomes the payment’s reference. */
            reference: string;
            currency: components["schemas"]["Currency"];
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            /** @description Why something is taken off, as the school calls it. */
            discountName?: string | null;
            amount: components["schemas"]["Amount"];
        };
        PaymentTermsAnswer: {
            terms: components["schemas"]["PaymentTerms"];
        };
        /** @description Who pays, with what they are reminded by. */
        FeeStudent: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The ID that the school gave them. */
            code: string | null;
            phone: string | null;
            /** @description The language that the student last used; null if unknown. */
            language: components["schemas"]["PageLanguage"] | null;
        };
        /**
         * @description Status of a fee. An unpaid fee, or one whose receipt was rejected, is overdue after its due date.
         * @enum {string}
         */
        FeeStatus: "due" | "overdue" | "pending" | "paid" | "rejected" | "waived";
        /** @description Monthly price of the course. */
        Fee: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            student: components["schemas"]["FeeStudent"];
            course: components["schemas"]["CourseName"];
            /** @description The purchase whose fees may be ended. */
            purchaseId: components["schemas"]["Id"];
            feesEndedAt: components["schemas"]["Instant"];
            /** @description The month that is paid for, as yyyy-MM. */
            month: string;
            dueOn: components["schemas"]["Day"];
            status: components["schemas"]["FeeStatus"];
            /** @description Whether the last receipt was rejected, even if the fee is now overdue. */
            isRejected: boolean;
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            discountName: components["schemas"]["DiscountName"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description The transfer reference, which becomes the payment’s reference. */
            reference: string;
            /** @description The address of what was sent last. */
            receipt: string | null;
            paymentMethod: string | null;
            origin: components["schemas"]["Origin"] | null;
            transactionId: components["schemas"]["KeptTransactionId"];
            sentAt: components["schemas"]["Instant"];
            seenAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            /** @description Why the receipt was rejected or the fee waived. */
            reason: string | null;
            /** @description All its receipts, oldest first. */
            history: components["schemas"]["SentReceipt"][];
        };
        OwnFees: {
            /** @description Unpaid fees first, oldest first; then decided fees, newest first. */
            fees: components["schemas"]["Fee"][];
        };
        FeePayment: {
            feeID: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required unless it was uploaded in chunks.
             */
            receipt?: Blob;
            /** @description The receipt as it was sent in pieces, by the name of its upload. */
            receiptUpload?: string;
            /** @enum {string} */
            paymentMethod: "jazzcash" | "bank transfer";
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
        };
        /** @description How many there are of each kind, whatever was asked for. */
        FeeCounts: {
            due: number;
            overdue: number;
            pending: number;
        };
        FeeList: {
            /** @description Sorted by due date, oldest first. */
            fees: components["schemas"]["Fee"][];
            counts: components["schemas"]["FeeCounts"];
            /** @description Cursor for `after`; null on the last page. */
            next: string | null;
        };
        FeeDecision: {
            id: components["schemas"]["Id"];
            /**
             * @description Accept or reject a submitted receipt, or waive an unpaid fee.
             * @enum {string}
             */
            paymentStatus: "paid" | "rejected" | "waived";
            reason?: components["schemas"]["Reason"];
            version?: components["schemas"]["Version"];
        };
        FeesEnd: {
            /** @description The purchase. */
            id: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description So much of the price is taken off. */
        Percentage: number;
        Discount: {
            id: components["schemas"]["Id"];
            /** @description Name shown with prices. */
            name: string;
            /** @description The code to enter; null if the student gets the discount without one. */
            code: string | null;
            /** @description The student it belongs to; null if anyone with the code can use it. */
            student: components["schemas"]["StudentName"] | null;
            /** @description The only course that it is for. */
            course: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description The only event that it is for; without either it is for all. */
            event: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            percentage: components["schemas"]["Percentage"] | null;
            /** @description Amount of a discount that is not a percentage. */
            amount: components["schemas"]["Amount"] | null;
            /** @description That of the amount. */
            currency: components["schemas"]["Currency"] | null;
            from: components["schemas"]["DayOrNone"];
            until: components["schemas"]["DayOrNone"];
            /** @description For how many payments it is; null for any number. */
            mostUses: number | null;
            /** @description How many payments it was used for, without those that were rejected. */
            uses: number;
            endedAt: components["schemas"]["Instant"];
            /** @description Internal note; not shown to students. */
            note: string | null;
            version?: components["schemas"]["Version"];
        };
        DiscountList: {
            /** @description The newest first. */
            discounts: components["schemas"]["Discount"][];
        };
        /** @description Name shown with prices. */
        GivenName: string;
        DiscountForm: {
            id: components["schemas"]["IdOrNew"];
            name: components["schemas"]["GivenName"];
            code: components["schemas"]["DiscountCode"] | null;
            studentId: components["schemas"]["Id"] | null;
            courseId: components["schemas"]["Id"] | null;
            eventId: components["schemas"]["Id"] | null;
            percentage: components["schemas"]["Percentage"] | null;
            /** @description In the school’s currency; either it or a percentage. */
            amount: number | null;
            from: components["schemas"]["DayOrNone"];
            until: components["schemas"]["DayOrNone"];
            mostUses: number | null;
            note: string | null;
            version?: components["schemas"]["Version"];
        };
        OwnDiscount: {
            name: string;
            /** @description The only course that it is for. */
            courseId: components["schemas"]["Id"] | null;
            /** @description The only event that it is for; without either it is for all. */
            eventId: components["schemas"]["Id"] | null;
            percentage: components["schemas"]["Percentage"] | null;
            /** @description In the school’s currency; null for a percentage. */
            amount: components["schemas"]["Amount"] | null;
        };
        OwnDiscountList: {
            discounts: components["schemas"]["OwnDiscount"][];
        };
        /**
         * @description What the payment is for; a fee is one month of a course.
         * @enum {string}
         */
        PaymentKind: "course" | "event" | "fee";
        SeenReceipt: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
        };
        PaymentPayer: {
            /** @description The student; null if deleted. */
            id: components["schemas"]["Id"] | null;
            /** @description The student who pays. An extension. */
            name: string;
        };
        /** @description A payment for comparison with others. An extension. */
        PaymentRecord: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /** @description The course or the event; of a fee the course and its month, as “Tajweed, 2026-12”. */
            what: string;
            paymentStatus: components["schemas"]["PaymentStatus"];
            currency: components["schemas"]["Currency"] | null;
            amount: components["schemas"]["Amount"] | null;
            sentAt: components["schemas"]["Instant"];
        };
        /**
         * @description What the receipts have in common, the same file or the same transaction number.
         * @enum {string}
         */
        Likeness: "sameBytes" | "sameTransaction";
        /** @description A payment whose receipt has the same bytes or the same transaction number. An extension. */
        AlikePayment: {
            why: components["schemas"]["Likeness"];
            person: components["schemas"]["PaymentPayer"];
            payment: components["schemas"]["PaymentRecord"];
            /** @description Whether as much was to be paid, in the same currency. */
            isSameAmount: boolean;
            /** @description Where the other receipt is seen, as long as it is kept. */
            receipt: string | null;
        };
        /** @description All that an administrator knows of a payment when deciding it. An extension. */
        PaymentFacts: {
            person: components["schemas"]["PaymentPayer"];
            payment: components["schemas"]["PaymentRecord"];
            /** @description Also for a fee, which is one month of the course. */
            courseId: components["schemas"]["Id"] | null;
            eventId: components["schemas"]["Id"] | null;
            /** @description As it was when the payment was sent. */
            price: components["schemas"]["Amount"] | null;
            /** @description Current price; null if free. */
            priceNow: components["schemas"]["Amount"] | null;
            discount: components["schemas"]["Amount"];
            reference: components["schemas"]["Reference"];
            transactionId: components["schemas"]["KeptTransactionId"];
            paymentMethod: string | null;
            origin: components["schemas"]["Origin"] | null;
            receipt: string | null;
            seenAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            /** @description Other payments of the student, newest first. */
            others: components["schemas"]["PaymentRecord"][];
            alike: components["schemas"]["AlikePayment"][];
        };
        PaymentFactsAnswer: {
            payment: components["schemas"]["PaymentFacts"];
        };
        TransactionForm: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            transactionId: components["schemas"]["TransactionId"];
            /** @description The previous value; the response is 409 if it has changed. */
            seen: components["schemas"]["TransactionId"] | null;
        };
        PaymentCorrection: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /**
             * @description The new status.
             * @enum {string}
             */
            paymentStatus: "pending" | "paid" | "rejected";
            /**
             * @description The status that the user saw; the response is 409 if it has changed in the meantime.
             * @enum {string}
             */
            seen: "paid" | "rejected";
            reason: components["schemas"]["Reason"];
        };
        /** @description Number of decimal digits of an amount: 2 for cents. */
        MinorDigits: number;
        /** @description An amount in whole minor units of its currency. */
        Coins: number;
        PaymentSum: {
            /** @description How many payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeOfMonth: {
            /** @description A calendar month in the school’s time zone; only days within the period count. */
            month: string;
            /** @description How many payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeOfItem: {
            /** @description A month is income of its course, so that nothing is of a fee. */
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /** @description Current title of the course or event. */
            name: string;
            /** @description How many payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeByMethod: {
            /** @description The method that the payer chose; null if unknown. */
            method: string | null;
            /** @description How many payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeOfCurrency: {
            currency: components["schemas"]["Currency"];
            minorDigits: components["schemas"]["MinorDigits"];
            /** @description How many payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        Income: {
            currency: components["schemas"]["Currency"];
            minorDigits: components["schemas"]["MinorDigits"];
            total: components["schemas"]["PaymentSum"];
            /** @description All months of the period, the first first. */
            months: components["schemas"]["IncomeOfMonth"][];
            /** @description What the payments are for, largest amount first. */
            items: components["schemas"]["IncomeOfItem"][];
            /** @description How it was paid, that with most first. */
            methods: components["schemas"]["IncomeByMethod"][];
            /** @description Payments in other currencies, which are not part of the sums above. */
            others: components["schemas"]["IncomeOfCurrency"][];
        };
        /** @description Position of a payment in the list, for pagination. */
        PaymentPlace: string;
        /** @enum {string} */
        ListedStatus: "pending" | "paid" | "rejected";
        ListedPayment: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            sentAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            reference: components["schemas"]["Reference"];
            transactionId: components["schemas"]["KeptTransactionId"];
            studentId: components["schemas"]["Id"];
            /** @description Current name of the student. */
            student: string;
            /** @description Current title of the course or event. */
            item: string;
            method: string | null;
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["ListedStatus"];
        };
        PaymentList: {
            payments: components["schemas"]["ListedPayment"][];
            /** @description Cursor of the next page; none after the last. */
            next: components["schemas"]["PaymentPlace"] | null;
        };
        Balance: {
            currency: components["schemas"]["Currency"];
            /** @description Balance due as a decimal number; negative if too much was paid. */
            amount: number;
        };
        /**
         * @description The status is `due` for a month that is not paid yet.
         * @enum {string}
         */
        StatementStatus: "due" | "pending" | "paid" | "rejected";
        StatementLine: {
            day: components["schemas"]["Day"];
            /**
             * @description Whether the entry is a charge or a payment.
             * @enum {string}
             */
            what: "charge" | "payment";
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /** @description Current title of the course or event. */
            item: string;
            reference: components["schemas"]["Reference"];
            status: components["schemas"]["StatementStatus"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Balance in this currency after the entry; negative if too much was paid. */
            balance: number;
        };
        Statement: {
            /** @description Whose it is. */
            student: string;
            from: components["schemas"]["DayOrNone"];
            until: components["schemas"]["Day"];
            /** @description Balance before the period, for each currency in use. */
            opening: components["schemas"]["Balance"][];
            lines: components["schemas"]["StatementLine"][];
            /** @description Balance after the period, for each currency in use. */
            closing: components["schemas"]["Balance"][];
        };
        StatementAnswer: {
            statement: components["schemas"]["Statement"];
        };
    };
    responses: {
        /** @description Not signed in, or the session has expired */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The school can’t answer right now; the same call may be sent again in a moment */
        Busy: {
            headers: {
                /** @description In how many seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More was sent than this call takes */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This was tried too often in a short time */
        TooManyTries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another user has changed the record in the meantime, or the same form was already saved */
        ChangedOrSavedAlready: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same form was saved before, with something else in it */
        SavedAlready: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another user has changed the record in the meantime */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
        IdempotencyKey: string;
        /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
        ListSearch: string;
        /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
        ListLimit: number;
        /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
        ListAfter: string;
        /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
        ListSkip: number;
        /** @description Only the rows of these numbers, with commas between them. */
        ListIds: string;
        /** @description Filters by student. */
        ListStudent: components["schemas"]["Id"];
        /** @description Filters by course. */
        ListCourse: components["schemas"]["Id"];
        /** @description Filters by teacher. */
        ListTeacher: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountStatus = components['schemas']['AccountStatus'];
export type Children = components['schemas']['Children'];
export type Guardian = components['schemas']['Guardian'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type UserAnswer = components['schemas']['UserAnswer'];
export type Error = components['schemas']['Error'];
export type Credentials = components['schemas']['Credentials'];
export type Role = components['schemas']['Role'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type ForgotPassword = components['schemas']['ForgotPassword'];
export type Message = components['schemas']['Message'];
export type ResetLink = components['schemas']['ResetLink'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type EmailConfirmation = components['schemas']['EmailConfirmation'];
export type ChosenChild = components['schemas']['ChosenChild'];
export type Id = components['schemas']['Id'];
export type Version = components['schemas']['Version'];
export type Pricing = components['schemas']['Pricing'];
export type Course = components['schemas']['Course'];
export type CourseList = components['schemas']['CourseList'];
export type IdOrNew = components['schemas']['IdOrNew'];
export type CourseForm = components['schemas']['CourseForm'];
export type Outline = components['schemas']['Outline'];
export type OutlineList = components['schemas']['OutlineList'];
export type OutlineForm = components['schemas']['OutlineForm'];
export type CourseName = components['schemas']['CourseName'];
export type AssignedCourse = components['schemas']['AssignedCourse'];
export type AssignedCourseList = components['schemas']['AssignedCourseList'];
export type CourseAssignment = components['schemas']['CourseAssignment'];
export type Day = components['schemas']['Day'];
export type Language = components['schemas']['Language'];
export type ClockTime = components['schemas']['ClockTime'];
export type Weekdays = components['schemas']['Weekdays'];
export type TimeRange = components['schemas']['TimeRange'];
export type AppliedCourse = components['schemas']['AppliedCourse'];
export type TeacherApplication = components['schemas']['TeacherApplication'];
export type TeacherTiming = components['schemas']['TeacherTiming'];
export type Teacher = components['schemas']['Teacher'];
export type ListPage = components['schemas']['ListPage'];
export type TeacherPage = components['schemas']['TeacherPage'];
export type TeacherCredentials = components['schemas']['TeacherCredentials'];
export type Reason = components['schemas']['Reason'];
export type TeacherDeletion = components['schemas']['TeacherDeletion'];
export type TeacherBlock = components['schemas']['TeacherBlock'];
export type TeacherList = components['schemas']['TeacherList'];
export type TeacherCourseFacts = components['schemas']['TeacherCourseFacts'];
export type TeacherCourse = components['schemas']['TeacherCourse'];
export type TeacherCourseList = components['schemas']['TeacherCourseList'];
export type StudentName = components['schemas']['StudentName'];
export type TeacherName = components['schemas']['TeacherName'];
export type Report = components['schemas']['Report'];
export type ReportList = components['schemas']['ReportList'];
export type TeacherClassTime = components['schemas']['TeacherClassTime'];
export type TeacherClassTimeList = components['schemas']['TeacherClassTimeList'];
export type PreferredTime = components['schemas']['PreferredTime'];
export type DayOrNone = components['schemas']['DayOrNone'];
export type ScheduledClass = components['schemas']['ScheduledClass'];
export type ScheduledClassList = components['schemas']['ScheduledClassList'];
export type TeacherClass = components['schemas']['TeacherClass'];
export type TeacherClassList = components['schemas']['TeacherClassList'];
export type GoOn = components['schemas']['GoOn'];
export type NewClass = components['schemas']['NewClass'];
export type ClassChange = components['schemas']['ClassChange'];
export type StudentCode = components['schemas']['StudentCode'];
export type ClassStudentList = components['schemas']['ClassStudentList'];
export type ClassAssignment = components['schemas']['ClassAssignment'];
export type ClassAssignmentList = components['schemas']['ClassAssignmentList'];
export type StudentAssignment = components['schemas']['StudentAssignment'];
export type Attendance = components['schemas']['Attendance'];
export type AttendanceList = components['schemas']['AttendanceList'];
export type AttendanceForm = components['schemas']['AttendanceForm'];
export type PolicyTexts = components['schemas']['PolicyTexts'];
export type PolicyTranslations = components['schemas']['PolicyTranslations'];
export type Policy = components['schemas']['Policy'];
export type PolicyList = components['schemas']['PolicyList'];
export type PolicyForm = components['schemas']['PolicyForm'];
export type Event = components['schemas']['Event'];
export type ListedEvent = components['schemas']['ListedEvent'];
export type EventList = components['schemas']['EventList'];
export type EventForm = components['schemas']['EventForm'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type EventMember = components['schemas']['EventMember'];
export type EventMemberList = components['schemas']['EventMemberList'];
export type Reference = components['schemas']['Reference'];
export type PaymentDay = components['schemas']['PaymentDay'];
export type Payer = components['schemas']['Payer'];
export type Amount = components['schemas']['Amount'];
export type DiscountName = components['schemas']['DiscountName'];
export type Currency = components['schemas']['Currency'];
export type EventBilling = components['schemas']['EventBilling'];
export type EventBillingAnswer = components['schemas']['EventBillingAnswer'];
export type PaymentDecision = components['schemas']['PaymentDecision'];
export type EventForStudents = components['schemas']['EventForStudents'];
export type StudentEvent = components['schemas']['StudentEvent'];
export type StudentEventList = components['schemas']['StudentEventList'];
export type TransactionId = components['schemas']['TransactionId'];
export type Origin = components['schemas']['Origin'];
export type DiscountCode = components['schemas']['DiscountCode'];
export type EventPayment = components['schemas']['EventPayment'];
export type SentPayment = components['schemas']['SentPayment'];
export type VisitorReference = components['schemas']['VisitorReference'];
export type RegisteredCourse = components['schemas']['RegisteredCourse'];
export type Registration = components['schemas']['Registration'];
export type CourseTimes = components['schemas']['CourseTimes'];
export type Student = components['schemas']['Student'];
export type StudentList = components['schemas']['StudentList'];
export type CoursePurchase = components['schemas']['CoursePurchase'];
export type BilledEvent = components['schemas']['BilledEvent'];
export type BilledCourse = components['schemas']['BilledCourse'];
export type KeptTransactionId = components['schemas']['KeptTransactionId'];
export type Instant = components['schemas']['Instant'];
export type SentReceipt = components['schemas']['SentReceipt'];
export type Billing = components['schemas']['Billing'];
export type BillingList = components['schemas']['BillingList'];
export type EnrolledCourse = components['schemas']['EnrolledCourse'];
export type EnrolledCourseList = components['schemas']['EnrolledCourseList'];
export type StudentClass = components['schemas']['StudentClass'];
export type StudentClassList = components['schemas']['StudentClassList'];
export type ReportedClass = components['schemas']['ReportedClass'];
export type MarkedDays = components['schemas']['MarkedDays'];
export type PrintableReport = components['schemas']['PrintableReport'];
export type PrintableReportAnswer = components['schemas']['PrintableReportAnswer'];
export type StudentIdAssignment = components['schemas']['StudentIdAssignment'];
export type StudentBilling = components['schemas']['StudentBilling'];
export type StudentBillingList = components['schemas']['StudentBillingList'];
export type PurchaseDecision = components['schemas']['PurchaseDecision'];
export type Allotment = components['schemas']['Allotment'];
export type AllotmentList = components['schemas']['AllotmentList'];
export type OwnAllotment = components['schemas']['OwnAllotment'];
export type OwnAllotmentList = components['schemas']['OwnAllotmentList'];
export type AllotmentForm = components['schemas']['AllotmentForm'];
export type ReportPage = components['schemas']['ReportPage'];
export type ReportForm = components['schemas']['ReportForm'];
export type ReportEdit = components['schemas']['ReportEdit'];
export type TimeZone = components['schemas']['TimeZone'];
export type ZonedMoment = components['schemas']['ZonedMoment'];
export type LessonPeople = components['schemas']['LessonPeople'];
export type Lesson = components['schemas']['Lesson'];
export type LooseClass = components['schemas']['LooseClass'];
export type Timetable = components['schemas']['Timetable'];
export type OwedLesson = components['schemas']['OwedLesson'];
export type OwedLessonList = components['schemas']['OwedLessonList'];
export type WantedTime = components['schemas']['WantedTime'];
export type ClashQuestion = components['schemas']['ClashQuestion'];
export type Clash = components['schemas']['Clash'];
export type ClashList = components['schemas']['ClashList'];
export type FreeTime = components['schemas']['FreeTime'];
export type Suggestion = components['schemas']['Suggestion'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type LessonChangeForm = components['schemas']['LessonChangeForm'];
export type LessonsChanged = components['schemas']['LessonsChanged'];
export type CalendarFeedAnswer = components['schemas']['CalendarFeedAnswer'];
export type NewCalendarFeed = components['schemas']['NewCalendarFeed'];
export type PageLanguage = components['schemas']['PageLanguage'];
export type Reminders = components['schemas']['Reminders'];
export type RemindersAnswer = components['schemas']['RemindersAnswer'];
export type ReminderDevice = components['schemas']['ReminderDevice'];
export type ReminderDeviceAddress = components['schemas']['ReminderDeviceAddress'];
export type KindOfRecord = components['schemas']['KindOfRecord'];
export type ChangesAnswer = components['schemas']['ChangesAnswer'];
export type FrontPicture = components['schemas']['FrontPicture'];
export type PaymentWayTexts = components['schemas']['PaymentWayTexts'];
export type PaymentWayTranslations = components['schemas']['PaymentWayTranslations'];
export type PaymentWay = components['schemas']['PaymentWay'];
export type PaymentWays = components['schemas']['PaymentWays'];
export type PaymentWaySets = components['schemas']['PaymentWaySets'];
export type CheckedWithinHours = components['schemas']['CheckedWithinHours'];
export type Rate = components['schemas']['Rate'];
export type Rates = components['schemas']['Rates'];
export type FrontPageStep = components['schemas']['FrontPageStep'];
export type FrontPagePart = components['schemas']['FrontPagePart'];
export type FrontPageSettings = components['schemas']['FrontPageSettings'];
export type SchoolTexts = components['schemas']['SchoolTexts'];
export type SchoolTranslations = components['schemas']['SchoolTranslations'];
export type Settings = components['schemas']['Settings'];
export type SettingsAnswer = components['schemas']['SettingsAnswer'];
export type SettingsForm = components['schemas']['SettingsForm'];
export type ShownOutline = components['schemas']['ShownOutline'];
export type ShownCourse = components['schemas']['ShownCourse'];
export type ShownPolicy = components['schemas']['ShownPolicy'];
export type FrontPageAnswer = components['schemas']['FrontPageAnswer'];
export type SchoolLogo = components['schemas']['SchoolLogo'];
export type FrontPictureForm = components['schemas']['FrontPictureForm'];
export type WaitingKind = components['schemas']['WaitingKind'];
export type WaitingPerson = components['schemas']['WaitingPerson'];
export type OwedMarks = components['schemas']['OwedMarks'];
export type WaitingItem = components['schemas']['WaitingItem'];
export type WaitingCount = components['schemas']['WaitingCount'];
export type WaitingCounts = components['schemas']['WaitingCounts'];
export type Waiting = components['schemas']['Waiting'];
export type OwnCourseAttendance = components['schemas']['OwnCourseAttendance'];
export type OwnMark = components['schemas']['OwnMark'];
export type OwnAttendance = components['schemas']['OwnAttendance'];
export type StudentProgress = components['schemas']['StudentProgress'];
export type ActRecordKind = components['schemas']['ActRecordKind'];
export type ActKind = components['schemas']['ActKind'];
export type Act = components['schemas']['Act'];
export type ActList = components['schemas']['ActList'];
export type Figure = components['schemas']['Figure'];
export type MonthFigures = components['schemas']['MonthFigures'];
export type WeekFigures = components['schemas']['WeekFigures'];
export type SchoolFigures = components['schemas']['SchoolFigures'];
export type StudentNotesForm = components['schemas']['StudentNotesForm'];
export type OutlineOrder = components['schemas']['OutlineOrder'];
export type NewUpload = components['schemas']['NewUpload'];
export type UploadName = components['schemas']['UploadName'];
export type BegunUpload = components['schemas']['BegunUpload'];
export type Piece = components['schemas']['Piece'];
export type UploadState = components['schemas']['UploadState'];
export type PaymentTerms = components['schemas']['PaymentTerms'];
export type PaymentTermsAnswer = components['schemas']['PaymentTermsAnswer'];
export type FeeStudent = components['schemas']['FeeStudent'];
export type FeeStatus = components['schemas']['FeeStatus'];
export type Fee = components['schemas']['Fee'];
export type OwnFees = components['schemas']['OwnFees'];
export type FeePayment = components['schemas']['FeePayment'];
export type FeeCounts = components['schemas']['FeeCounts'];
export type FeeList = components['schemas']['FeeList'];
export type FeeDecision = components['schemas']['FeeDecision'];
export type FeesEnd = components['schemas']['FeesEnd'];
export type Percentage = components['schemas']['Percentage'];
export type Discount = components['schemas']['Discount'];
export type DiscountList = components['schemas']['DiscountList'];
export type GivenName = components['schemas']['GivenName'];
export type DiscountForm = components['schemas']['DiscountForm'];
export type OwnDiscount = components['schemas']['OwnDiscount'];
export type OwnDiscountList = components['schemas']['OwnDiscountList'];
export type PaymentKind = components['schemas']['PaymentKind'];
export type SeenReceipt = components['schemas']['SeenReceipt'];
export type PaymentPayer = components['schemas']['PaymentPayer'];
export type PaymentRecord = components['schemas']['PaymentRecord'];
export type Likeness = components['schemas']['Likeness'];
export type AlikePayment = components['schemas']['AlikePayment'];
export type PaymentFacts = components['schemas']['PaymentFacts'];
export type PaymentFactsAnswer = components['schemas']['PaymentFactsAnswer'];
export type TransactionForm = components['schemas']['TransactionForm'];
export type PaymentCorrection = components['schemas']['PaymentCorrection'];
export type MinorDigits = components['schemas']['MinorDigits'];
export type Coins = components['schemas']['Coins'];
export type PaymentSum = components['schemas']['PaymentSum'];
export type IncomeOfMonth = components['schemas']['IncomeOfMonth'];
export type IncomeOfItem = components['schemas']['IncomeOfItem'];
export type IncomeByMethod = components['schemas']['IncomeByMethod'];
export type IncomeOfCurrency = components['schemas']['IncomeOfCurrency'];
export type Income = components['schemas']['Income'];
export type PaymentPlace = components['schemas']['PaymentPlace'];
export type ListedStatus = components['schemas']['ListedStatus'];
export type ListedPayment = components['schemas']['ListedPayment'];
export type PaymentList = components['schemas']['PaymentList'];
export type Balance = components['schemas']['Balance'];
export type StatementStatus = components['schemas']['StatementStatus'];
export type StatementLine = components['schemas']['StatementLine'];
export type Statement = components['schemas']['Statement'];
export type StatementAnswer = components['schemas']['StatementAnswer'];
export type ResponseNotSignedIn = components['responses']['NotSignedIn'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyTries = components['responses']['TooManyTries'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseChangedOrSavedAlready = components['responses']['ChangedOrSavedAlready'];
export type ResponseSavedAlready = components['responses']['SavedAlready'];
export type ResponseChangedMeanwhile = components['responses']['ChangedMeanwhile'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterListSearch = components['parameters']['ListSearch'];
export type ParameterListLimit = components['parameters']['ListLimit'];
export type ParameterListAfter = components['parameters']['ListAfter'];
export type ParameterListSkip = components['parameters']['ListSkip'];
export type ParameterListIds = components['parameters']['ListIds'];
export type ParameterListStudent = components['parameters']['ListStudent'];
export type ParameterListCourse = components['parameters']['ListCourse'];
export type ParameterListTeacher = components['parameters']['ListTeacher'];
export type $defs = Record<string, never>;
export interface operations {
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLink"];
            };
        };
        responses: {
            /** @description The link is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    switchChild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenChild"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseList"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CourseForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description It was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOutlines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlineList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveOutline: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The course. */
                courseId: components["schemas"]["Id"];
                /** @description The outline; 0 for a new one. */
                outlineId: components["schemas"]["IdOrNew"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description It was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The outline; 0 for a new one. */
                outlineId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAssignedCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The teacher’s record. */
                teacherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedCourseList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseAssignment"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    submitTeacherApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherApplication"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeachers: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by student. */
                studentId?: components["parameters"]["ListStudent"];
                /** @description Filters by course. */
                courseId?: components["parameters"]["ListCourse"];
                /** @description Only those who stand so. */
                kind?: "pending" | "active" | "blocked";
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "code" | "-code" | "name" | "-name" | "email" | "-email" | "status" | "-status" | "applied" | "-applied" | "born" | "-born";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherPage"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignTeacherCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherCredentials"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherDeletion"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    eraseTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    blockTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherBlock"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeAssignedCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The assignment. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    filterTeachers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student’s record. */
                studentId: components["schemas"]["Id"];
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherCourseList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherClassTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The teacher’s record. */
                teacherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherClassTimeList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAllClasses: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by teacher. */
                teacherId?: components["parameters"]["ListTeacher"];
                /** @description Filters by course. */
                courseId?: components["parameters"]["ListCourse"];
                /** @description Only those with a link, or those without. */
                kind?: "with" | "without";
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "teacher" | "-teacher" | "title" | "-title" | "link" | "-link" | "time" | "-time";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    filterClasses: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Only those with a link, or those without. */
                kind?: "with" | "without";
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "teacher" | "-teacher" | "title" | "-title" | "link" | "-link" | "time" | "-time";
            };
            header?: never;
            path: {
                /** @description The teacher’s record. */
                teacherId: components["schemas"]["Id"];
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClass"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassChange"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listClassStudents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassStudentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listClassAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassAssignmentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignStudents: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentAssignment"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeClassStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The class. */
                classId: components["schemas"]["Id"];
                /** @description The student’s record. */
                studentId: components["schemas"]["Id"];
                /** @description The record that ties the student to the class. */
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The class. */
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveAttendance: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The mark; 0 for a new one. */
                recordId: components["schemas"]["IdOrNew"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    savePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description It was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deletePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description It was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listEventMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event. */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMemberList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getEventBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student’s record. */
                studentId: components["schemas"]["Id"];
                /** @description The event. */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventBillingAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    updatePaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDecision"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    toggleEventMembership: {
        parameters: {
            query?: {
                /** @description The desired state; no effect if already reached. Without it, and on a backend that doesn’t know it, every call toggles (decision 59). */
                wants?: "join" | "leave";
            };
            header?: never;
            path: {
                /** @description The event. */
                eventId: components["schemas"]["Id"];
                /** @description The student’s record. */
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The event is not paid for */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEventList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    submitEventPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EventPayment"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayment"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    registerStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Only those with an ID, or those without. */
                kind?: "with" | "without";
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "code" | "-code" | "name" | "-name" | "email" | "-email" | "born" | "-born" | "language" | "-language";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    purchaseCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CoursePurchase"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayment"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listEnrolledCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolledCourseList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listCourseClasses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getStudentPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The class. */
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintableReportAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    filterStudents: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Only those with an ID, or those without. */
                kind?: "with" | "without";
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "code" | "-code" | "name" | "-name" | "email" | "-email" | "born" | "-born" | "language" | "-language";
            };
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignStudentId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentIdAssignment"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentBillingList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    eraseStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteStudentTiming: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The class time. */
                timingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    decidePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseDecision"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAllotments: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by student. */
                studentId?: components["parameters"]["ListStudent"];
                /** @description Filters by teacher. */
                teacherId?: components["parameters"]["ListTeacher"];
                /** @description Only those whose times are agreed, or those without. */
                kind?: "with" | "without";
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "course" | "-course" | "student" | "-student" | "teacher" | "-teacher" | "timings" | "-timings";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllotmentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherAllotments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAllotmentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createAllotment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllotmentForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    updateAllotment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllotmentForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteAllotment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Words that a row has to hold, all of them and anywhere; without case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Only what comes after it, as `next` of the page before said, of the same search, kind and order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Rows to skip, for opening a page by its number; `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Only the rows of these numbers, with commas between them. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by student. */
                studentId?: components["parameters"]["ListStudent"];
                /** @description Filters by teacher. */
                teacherId?: components["parameters"]["ListTeacher"];
                /** @description By what the rows are sorted, from the end with a minus before it; what has nothing there comes last. */
                sort?: "student" | "-student" | "teacher" | "-teacher" | "course" | "-course" | "class" | "-class" | "attendance" | "-attendance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEdit"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getTimetable: {
        parameters: {
            query?: {
                /** @description The first day, in the school’s zone; today without it. */
                from?: components["schemas"]["Day"];
                /** @description How many days; a week without it. */
                days?: number;
                /** @description Time zone of the user; times are returned in this zone too. */
                zone?: components["schemas"]["TimeZone"];
                /** @description Only this teacher’s, for an administrator. */
                teacherId?: components["schemas"]["Id"];
                /** @description Only those that teach this course. */
                courseId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwedLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedLessonList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    findClashes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClashQuestion"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClashList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    suggestTeachers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student’s record. */
                studentId: components["schemas"]["Id"];
                /** @description The course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    changeLessons: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonChangeForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonsChanged"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    undoLessonChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change, as it was answered. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reminders"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    addReminderDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDevice"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeReminderDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDeviceAddress"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    testReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    watchChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesAnswer"];
                    "text/event-stream": components["schemas"]["ChangesAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getFrontPage: {
        parameters: {
            query?: {
                /** @description Only this course, with all that its outlines say; without it all courses, with the titles alone. */
                course?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPageAnswer"];
                };
            };
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveSchoolLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SchoolLogo"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveFrontPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FrontPictureForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /** @description Filters by kind. */
                kind?: components["schemas"]["WaitingKind"];
                /** @description Only what comes after it, as `next` of the page before said; from the beginning without it. */
                after?: string;
                /** @description How many at most; 50 without it. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, and how much of each kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAttendance"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getStudentProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student’s record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentProgress"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listActs: {
        parameters: {
            query?: {
                /** @description Only acts on such records; with `recordId`, of a student, a teacher, a course or an event all that concerns it. */
                recordKind?: components["schemas"]["ActRecordKind"];
                /** @description Only acts on this record, together with its kind. */
                recordId?: components["schemas"]["Id"];
                /** @description Only inbox decisions, on applications, payments and student IDs. */
                of?: "inbox";
                /** @description Only entries before this id. */
                before?: components["schemas"]["Id"];
                /** @description How many at most; fifty without it. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getSchoolFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolFigures"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveStudentNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentNotesForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmStudentEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmTeacherEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    orderOutlines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineOrder"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUpload"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunUpload"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    sendPiece: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload, as it was named when it began. */
                upload: components["schemas"]["UploadName"];
                /** @description Byte offset of the chunk. */
                offset: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Piece"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload, as it was named when it began. */
                upload: components["schemas"]["UploadName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getPaymentTerms: {
        parameters: {
            query?: {
                /** @description What it is for; a course if absent. */
                kind?: "course" | "event";
                /** @description The discount code that was entered. */
                code?: components["schemas"]["DiscountCode"];
            };
            header?: never;
            path: {
                /** @description The record of the course or the event. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTermsAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The code doesn’t hold */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFees"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    payFee: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeePayment"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayment"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listFees: {
        parameters: {
            query?: {
                /** @description Only of this student. */
                studentId?: components["schemas"]["Id"];
                /** @description Only those that are due, overdue or wait to be decided; all without it. */
                state?: "due" | "overdue" | "pending";
                /** @description Only what comes after it, as `next` of the page before said; from the beginning without it. */
                after?: string;
                /** @description How many at most; 50 without it. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    decideFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeDecision"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    endFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeesEnd"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each opened form, the same for each time that it is sent. What was done for a key is not done again within a day, and gets the same answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description It was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    endDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDiscountList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    noteReceiptSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenReceipt"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getPayment: {
        parameters: {
            query?: {
                /** @description What the payment is for; a course if absent. */
                kind?: components["schemas"]["PaymentKind"];
            };
            header?: never;
            path: {
                /** @description The payment among those of its kind. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentFactsAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveTransactionId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    correctPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCorrection"];
            };
        };
        responses: {
            /** @description It is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getIncome: {
        parameters: {
            query?: {
                /** @description The first day of the period, by the school’s calendar; without it, the first of the month of `until`. */
                from?: components["schemas"]["Day"];
                /** @description The last day of the period; today without it. */
                until?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description The first day of the period, by the school’s calendar; without it, the first of the month of `until`. */
                from?: components["schemas"]["Day"];
                /** @description The last day of the period; today without it. */
                until?: components["schemas"]["Day"];
                /** @description Cursor from `next` of the previous page. */
                after?: components["schemas"]["PaymentPlace"];
                /** @description How many at most; five hundred without it. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description Whose; only administrators say it. */
                studentId?: components["schemas"]["Id"];
                /** @description The first day of the period, by the school’s calendar. */
                from?: components["schemas"]["Day"];
                /** @description The last day of the period. */
                until?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Some fields don’t fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
