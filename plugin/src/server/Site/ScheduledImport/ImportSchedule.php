<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use DateTimeImmutable;
use HvacBlocks\Kernel\StoredOption;

defined( 'ABSPATH' ) || exit;

/** Where the site's dealers come from each night, in an option that pages do not load. The secret never leaves the server, nor does an https address beyond its host. */
final readonly class ImportSchedule {
	public const OPTION = 'hvac_blocks_import_schedule';

	public const KINDS = array( 'https', 'sftp', 'uploads' );

	/** How an https address is opened; SFTP always takes a password. */
	public const LOGINS = array( 'none', 'password', 'header' );

	/**
	 * @param value-of<self::KINDS>  $kind
	 * @param string                 $address     an https address, sftp://host:port/folder/name, or a path below the uploads folder, in `dealer-imports/`; the names of files may have * and ?
	 * @param value-of<self::LOGINS> $login
	 * @param string                 $user        or the header's name
	 * @param string                 $secret      the password, or the header's value
	 * @param string                 $fingerprint of the SFTP server's key
	 * @param string                 $sheet       of a workbook; empty for the first with content
	 * @param string                 $time        of the night, such as 02:30
	 * @param bool                   $removes     dealers that the file does not name
	 */
	public function __construct(
		public string $kind = 'https',
		public string $address = '',
		public string $login = 'none',
		public string $user = '',
		public string $secret = '',
		public string $fingerprint = '',
		public string $sheet = '',
		public string $time = '02:00',
		public bool $removes = false,
		public bool $nightly = false,
	) {}

	public static function stored(): ?self {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) && '' !== ( $stored['address'] ?? '' ) ? self::from( $stored ) : null;
	}

	/** @param array<array-key, mixed> $values not trusted */
	public static function from( array $values ): self {
		$text = static fn ( string $name ): string => is_string( $values[ $name ] ?? null ) ? trim( $values[ $name ] ) : '';
		$kind = in_array( $text( 'kind' ), self::KINDS, true ) ? $text( 'kind' ) : 'https';

		return new self(
			$kind,
			$text( 'address' ),
			'https' === $kind ? ( in_array( $text( 'login' ), self::LOGINS, true ) ? $text( 'login' ) : 'none' ) : ( 'sftp' === $kind ? 'password' : 'none' ),
			$text( 'user' ),
			$text( 'secret' ),
			$text( 'fingerprint' ),
			$text( 'sheet' ),
			$text( 'time' ),
			true === ( $values['removes'] ?? null ),
			true === ( $values['nightly'] ?? null ),
		);
	}

	/** @return bool whether the database stored it */
	public function save(): bool {
		return StoredOption::write( self::OPTION, get_object_vars( $this ) );
	}

	/** What the file is and how it is imported: a checksum that the time of night does not change. */
	public function source(): string {
		return hash( 'sha256', (string) wp_json_encode( array( 'time' => '', 'nightly' => '' ) + get_object_vars( $this ) ) );
	}

	/** The server that receives the secret. The secret must be entered again before it is sent to another one. */
	public function recipient(): string {
		$parts = (array) wp_parse_url( $this->address );

		return implode( ' ', array( $this->kind, strtolower( (string) ( $parts['host'] ?? '' ) ), $parts['port'] ?? '', $this->login, $this->fingerprint ) );
	}

	/** When the schedule was last due, in the site's time zone, also when the clocks change. */
	public function last_moment(): int {
		$now    = new DateTimeImmutable( 'now', wp_timezone() );
		$moment = $now->modify( $this->time );

		return ( $moment > $now ? $moment->modify( '-1 day' ) : $moment )->getTimestamp();
	}
}
