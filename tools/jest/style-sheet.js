// Style sheets mean nothing to a spec.
module.exports = {};
