// Gatsby asks every plugin for a main file; the hooks are in gatsby-node.ts.
