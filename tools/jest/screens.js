require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// What a screen shows after an answer is waited for as patiently as a busy machine needs.
configure({ asyncUtilTimeout: 5_000 });
