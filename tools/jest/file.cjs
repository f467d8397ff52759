module.exports = 'file-under-test'
