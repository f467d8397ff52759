/** Stands for the address of an asset in a test. */
export default 'file-under-test'
