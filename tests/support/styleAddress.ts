/** What webpack gives for a style sheet that is a file of its own. */
export default '/static/style.css'
