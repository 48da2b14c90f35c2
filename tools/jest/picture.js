// The address of a picture is all that a spec sees of it.
module.exports = 'picture';
