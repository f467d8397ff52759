/** The largest page of records. */
export const maxRecordPage = 500

/** The most records that one call changes or restores. */
export const maxBatch = 300

/** The most records that one call deletes: the open payments and players that prevent it are counted for each. */
export const maxDeletions = 100
