<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\SuppressedErrors;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The values of forms that came back with messages, stored for half an hour, so that none of them appears in an address. */
final readonly class ReturnedForms {
	private const PREFIX = 'hvac_blocks_form_';

	/**
	 * @param array<string, string> $values
	 * @param string|null           $consent the version of the text agreed to; null for none, empty if the page named no version
	 * @param array<string, string> $errors  messages by field
	 * @param string|null           $marketing like `$consent`, for the box about marketing
	 * @return string the random name under which the values are stored
	 */
	public function keep( string $form, string $anchor, array $values, ?string $consent, string $message, array $errors, ?string $marketing = null ): string {
		global $wpdb;
		/** @var wpdb $wpdb */

		$id   = bin2hex( random_bytes( 16 ) );
		$json = wp_json_encode(
			array(
				'form'    => $form,
				'anchor'  => $anchor,
				'values'  => $values,
				'consent' => $consent,
				'message' => $message,
				'errors'  => $errors,
				'marketing' => $marketing,
			)
		);

		SuppressedErrors::in( $wpdb, static fn (): bool => set_transient( self::PREFIX . $id, $json, 30 * MINUTE_IN_SECONDS ) );

		return $id;
	}

	public function get( string $id, string $form, string $anchor ): ?FormState {
		if ( 1 !== preg_match( '/^[0-9a-f]{32}$/D', $id ) ) {
			return null;
		}

		$json = get_transient( self::PREFIX . $id );
		$kept = is_string( $json ) ? json_decode( $json, true ) : null;

		if ( ! is_array( $kept ) || ( $kept['form'] ?? '' ) !== $form || ( $kept['anchor'] ?? '' ) !== $anchor ) {
			return null;
		}

		return new FormState(
			FormStatus::Returned,
			values: self::strings( $kept['values'] ?? null ),
			errors: self::strings( $kept['errors'] ?? null ),
			consent: is_string( $kept['consent'] ?? null ),
			message: is_string( $kept['message'] ?? null ) ? $kept['message'] : '',
			consent_version: is_string( $kept['consent'] ?? null ) ? $kept['consent'] : '',
			marketing: is_string( $kept['marketing'] ?? null ),
			marketing_version: is_string( $kept['marketing'] ?? null ) ? $kept['marketing'] : '',
		);
	}

	/** Deletes values older than half an hour; WordPress itself does so once a day. */
	public static function purge( wpdb $wpdb ): void {
		$names = Query::column(
			$wpdb,
			'SELECT option_name FROM %i WHERE option_name LIKE %s AND option_value + 0 < %d LIMIT 500',
			$wpdb->options,
			$wpdb->esc_like( '_transient_timeout_' . self::PREFIX ) . '%',
			time()
		);

		foreach ( $names as $name ) {
			delete_transient( substr( (string) $name, strlen( '_transient_timeout_' ) ) );
		}
	}

	/** Deletes all values in the database, even before they expire. */
	public static function forget( wpdb $wpdb ): void {
		Query::run(
			$wpdb,
			'DELETE FROM %i WHERE option_name LIKE %s OR option_name LIKE %s',
			$wpdb->options,
			$wpdb->esc_like( '_transient_' . self::PREFIX ) . '%',
			$wpdb->esc_like( '_transient_timeout_' . self::PREFIX ) . '%'
		);
	}

	/** @return array<string, string> */
	private static function strings( mixed $values ): array {
		$strings = array();

		foreach ( is_array( $values ) ? $values : array() as $name => $value ) {
			$strings[ (string) $name ] = is_string( $value ) ? $value : '';
		}

		return $strings;
	}
}
