"""Version of this package: that of the service, the site and all packages."""

VERSION = "0.1.0"
