@rem The scripts of package.json begin with `exec`, so that signals reach what they start; Windows has no such command.
@%*
