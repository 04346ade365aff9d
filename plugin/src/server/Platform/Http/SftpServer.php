<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** An SFTP server, and the credentials for its files. */
final readonly class SftpServer {
	/** What `ssh-keygen -l` prints of a server's key. */
	public const FINGERPRINT = '/^SHA256:[A-Za-z0-9+\/]{43}=?$/D';

	/** @param string $fingerprint see `FINGERPRINT` */
	public function __construct( public string $host, public int $port, public string $user, public string $password, public string $fingerprint ) {}
}
