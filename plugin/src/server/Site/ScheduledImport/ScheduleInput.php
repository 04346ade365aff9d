<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\FailureText;
use HvacBlocks\Platform\Http\RequestInput;
use HvacBlocks\Platform\Http\SftpClient;
use HvacBlocks\Platform\Http\SftpServer;

defined( 'ABSPATH' ) || exit;

/** What a person typed for the schedule. */
final class ScheduleInput {
	/**
	 * Parts that were not sent keep their stored values.
	 *
	 * @param array<array-key, mixed> $values
	 */
	public static function read( array $values, ?ImportSchedule $stored ): ImportSchedule {
		$is_same = ( $values['kind'] ?? null ) === $stored?->kind;
		$typed   = ImportSchedule::from( array_filter( $values, static fn ( mixed $value ): bool => null !== $value ) + ( $is_same ? array( 'address' => $stored->address ?? '' ) : array() ) );

		return ! isset( $values['secret'] ) && $typed->recipient() === $stored?->recipient() ? ImportSchedule::from( array( 'secret' => $stored->secret ) + get_object_vars( $typed ) ) : $typed;
	}

	/** @return array<string, string> by field */
	public static function problems( ImportSchedule $schedule ): array {
		$problems = array(
			'address' => match ( $schedule->kind ) {
				'https'   => RequestInput::url_problem( $schedule->address ),
				'sftp'    => self::sftp_problem( $schedule->address ),
				'uploads' => 1 === preg_match( Sources::UPLOADS_PATH, $schedule->address ) ? null : __( 'Enter a path that begins with dealer-imports/, such as dealer-imports/dealers-*.csv. Only the file’s name can have wildcards (* and ?).', 'hvac-blocks' ),
			},
			'fingerprint' => 'sftp' !== $schedule->kind || 1 === preg_match( SftpServer::FINGERPRINT, $schedule->fingerprint ) ? null : __( 'Enter SHA256: and the 43 characters that follow it.', 'hvac-blocks' ),
			'time' => 1 === preg_match( '/^(?:[01]\d|2[0-3]):[0-5]\d$/D', $schedule->time ) ? null : __( 'Enter a time such as 02:30.', 'hvac-blocks' ),
		);

		return array_filter( array( ...$problems, ...self::login_problems( $schedule ) ), is_string( ... ) );
	}

	private static function sftp_problem( string $address ): ?string {
		$parts = wp_parse_url( $address );

		return match ( true ) {
			! SftpClient::is_available() => FailureText::of( FailureReason::Unsupported->failure() ),
			! is_array( $parts ) || 'sftp' !== ( $parts['scheme'] ?? '' ) || '' === ( $parts['host'] ?? '' ) || isset( $parts['user'] ) || 1 !== preg_match( '#^/(?:[^*?\x00-\x1F]*/)?[^/\x00-\x1F]+$#Du', Sources::path( $address ) ) => __( 'Enter an address such as sftp://files.example.com/lists/dealers-*.csv. Only the file’s name can have wildcards (* and ?).', 'hvac-blocks' ),
			default => null,
		};
	}

	/** @return array<string, ?string> */
	private static function login_problems( ImportSchedule $schedule ): array {
		if ( 'none' === $schedule->login ) {
			return array();
		}

		return array(
			'user'   => match ( true ) {
				'' === $schedule->user => 'header' === $schedule->login ? __( 'Enter the header’s name.', 'hvac-blocks' ) : __( 'Enter the user name.', 'hvac-blocks' ),
				'header' === $schedule->login => RequestInput::header_problem( $schedule->user, 'x' ),
				default => 1 === preg_match( '/[:\x00-\x1F]/', $schedule->user ) ? __( 'A user name has no colon.', 'hvac-blocks' ) : null,
			},
			'secret' => match ( true ) {
				'' === $schedule->secret => __( 'Enter it here. After a change of the address, it must be entered again.', 'hvac-blocks' ),
				'header' === $schedule->login => RequestInput::header_problem( 'X', $schedule->secret ),
				default => null,
			},
		);
	}
}
