<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

defined( 'ABSPATH' ) || exit;

/**
 * A consent receipt for people: a printable page or plain text. Both have the same content in the same order.
 *
 * @phpstan-type Section array{title: string, rows: list<array{string, string}>}
 */
final readonly class ReceiptDocument {
	/** @param array<string, mixed> $receipt of `ConsentReceipt` */
	public function __construct( private array $receipt ) {}

	public function html(): string {
		$body = '';

		foreach ( $this->sections() as $section ) {
			$rows = '';

			foreach ( $section['rows'] as [ $name, $value ] ) {
				$rows .= sprintf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $name ), nl2br( esc_html( '' === $value ? '—' : $value ) ) );
			}

			$body .= sprintf( '<section><h2>%s</h2><dl>%s</dl></section>', esc_html( $section['title'] ), $rows );
		}

		return sprintf(
			'<!doctype html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>%2$s</title><style>%3$s</style></head><body><h1>%2$s</h1>%4$s</body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			esc_html( $this->title() ),
			(string) file_get_contents( __DIR__ . '/receipt.css' ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
			$body
		);
	}

	public function text(): string {
		$text = $this->title() . "\n" . str_repeat( '=', mb_strlen( $this->title() ) ) . "\n";

		foreach ( $this->sections() as $section ) {
			$text .= "\n" . $section['title'] . "\n" . str_repeat( '-', mb_strlen( $section['title'] ) ) . "\n";

			foreach ( $section['rows'] as [ $name, $value ] ) {
				$text .= $name . ': ' . ( '' === $value ? '—' : str_replace( "\n", "\n    ", $value ) ) . "\n";
			}
		}

		return $text;
	}

	private function title(): string {
		/* translators: %s: reference of a lead. */
		return sprintf( __( 'Consent receipt %s', 'hvac-blocks' ), self::string( $this->receipt, 'reference' ) );
	}

	/** @return list<Section> */
	private function sections(): array {
		$receipt = $this->receipt;
		$pick    = static fn ( string $name ): string => self::string( $receipt, $name );

		return array(
			array(
				'title' => __( 'Consent', 'hvac-blocks' ),
				'rows'  => $this->consent( 'consent', 'verification', 'revokedAt', __( 'This form showed no consent text.', 'hvac-blocks' ) ),
			),
			array(
				'title' => __( 'Marketing', 'hvac-blocks' ),
				'rows'  => $this->consent( 'marketing', 'marketingVerification', 'marketingRevokedAt', __( 'Not asked', 'hvac-blocks' ) ),
			),
			array(
				'title' => __( 'Person', 'hvac-blocks' ),
				'rows'  => array_map( static fn ( array $field ): array => array( self::string( $field, 'label' ), self::string( $field, 'value' ) ), self::list( $receipt, 'person' ) ),
			),
			array(
				'title' => __( 'Where consent was given', 'hvac-blocks' ),
				'rows'  => array(
					array( __( 'Site', 'hvac-blocks' ), $pick( 'site' ) ),
					array( __( 'Page', 'hvac-blocks' ), $pick( 'pageUrl' ) ),
					array( __( 'Form and version', 'hvac-blocks' ), $pick( 'form' ) . ', ' . $pick( 'formVersion' ) ),
					array( __( 'Source', 'hvac-blocks' ), $pick( 'source' ) ),
					array( __( 'Dealer', 'hvac-blocks' ), $pick( 'dealer' ) ),
					array( __( 'Request received', 'hvac-blocks' ), $pick( 'received' ) ),
					array( __( 'IP address', 'hvac-blocks' ), self::kept( $pick( 'address' ), $pick( 'addressHash' ) ) ),
					array( __( 'Browser', 'hvac-blocks' ), self::kept( $pick( 'agent' ), $pick( 'agentHash' ) ) ),
				),
			),
			array(
				'title' => __( 'History', 'hvac-blocks' ),
				'rows'  => array_map(
					static fn ( array $line ): array => array(
						self::string( $line, 'created' ),
						implode( ' · ', array_filter( array( self::string( $line, 'label' ), self::string( $line, 'detail' ), self::string( $line, 'actor' ) ) ) ),
					),
					self::list( $receipt, 'history' )
				),
			),
			array(
				'title' => __( 'This receipt', 'hvac-blocks' ),
				'rows'  => array( array( __( 'Issued', 'hvac-blocks' ), $pick( 'issued' ) ) ),
			),
		);
	}

	/** @return list<array{string, string}> */
	private function consent( string $of, string $verification, string $revoked_at, string $none ): array {
		$consent = is_array( $this->receipt[ $of ] ?? null ) ? $this->receipt[ $of ] : null;
		$proof   = is_array( $this->receipt[ $verification ] ?? null ) ? $this->receipt[ $verification ] : array();

		if ( null === $consent ) {
			return array( array( __( 'Status', 'hvac-blocks' ), $none ) );
		}

		$revoked = self::string( $this->receipt, $revoked_at );
		$rows    = array(
			array( __( 'Status', 'hvac-blocks' ), self::string( $consent, 'stateText' ) ),
			array( __( 'Revoked', 'hvac-blocks' ), '' === $revoked ? __( 'No', 'hvac-blocks' ) : $revoked ),
			array( __( 'Text', 'hvac-blocks' ), self::string( $consent, 'text' ) ),
			array( __( 'Text version', 'hvac-blocks' ), self::string( $consent, 'version' ) ),
			array( __( 'Language', 'hvac-blocks' ), self::string( $consent, 'language' ) ),
			array( __( 'Time (UTC)', 'hvac-blocks' ), self::string( $consent, 'givenAt' ) ),
			array( __( 'SHA-256 of the text', 'hvac-blocks' ), self::string( $consent, 'hash' ) ),
			array( __( 'Recomputed SHA-256', 'hvac-blocks' ), self::string( $proof, 'computed' ) . "\n" . self::verdict( true === ( $proof['matches'] ?? false ) ) ),
		);

		if ( is_bool( $proof['registered'] ?? null ) ) {
			$rows[] = array( __( 'Consent text registry', 'hvac-blocks' ), $proof['registered'] ? __( 'Has the same text for this version', 'hvac-blocks' ) : __( 'Has a different text for this version', 'hvac-blocks' ) );
		}

		if ( '' !== self::string( $consent, 'notice' ) ) {
			$rows[] = array( __( 'Other notice shown', 'hvac-blocks' ), self::string( $consent, 'notice' ) );
			$rows[] = array( __( 'SHA-256 of the notice', 'hvac-blocks' ), self::string( $consent, 'noticeHash' ) . "\n" . self::verdict( true === ( $proof['noticeMatches'] ?? false ) ) );
		}

		return $rows;
	}

	private static function verdict( bool $matches ): string {
		return $matches ? __( 'Matches', 'hvac-blocks' ) : __( 'DOES NOT MATCH: the stored text was changed', 'hvac-blocks' );
	}

	private static function kept( string $raw, string $hash ): string {
		/* translators: %s: a hash. */
		return trim( $raw . ( '' === $hash ? '' : "\n" . sprintf( __( 'Keyed hash %s', 'hvac-blocks' ), $hash ) ) );
	}

	/** @param array<array-key, mixed> $values */
	private static function string( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';

		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return list<array<array-key, mixed>>
	 */
	private static function list( array $values, string $name ): array {
		return array_values( array_filter( is_array( $values[ $name ] ?? null ) ? $values[ $name ] : array(), is_array( ... ) ) );
	}
}
