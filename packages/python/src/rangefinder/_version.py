"""Version of this package: that of the service, the site and all packages."""

VERSION = "1.0.0"
