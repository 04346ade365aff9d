<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

use HvacBlocks\Editing\Forms\KeyedHash;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\NotCached;

defined( 'ABSPATH' ) || exit;

/**
 * The return from a form posted without JavaScript: `?hvac-form=…` shows the form again with its values and messages, `?lead=…` confirms it. Such a page
 * belongs to one visitor: it is never cached, never indexed, and never disclosed to other sites.
 */
final readonly class FormReturn implements Feature, FormStates {
	public const RETURNED = 'hvac-form';
	public const SENT     = 'lead';

	public function __construct( private ReturnedForms $returned ) {}

	public function boot(): void {
		add_action( 'template_redirect', $this->keep_private( ... ), 0 );
	}

	public function state( string $form, array $query, string $anchor = '' ): FormState {
		$reference = self::signed( $query[ self::SENT ] ?? '', $form, $anchor );

		if ( '' !== $reference ) {
			return new FormState( FormStatus::Sent, reference: $reference );
		}

		$id = $query[ self::RETURNED ] ?? '';

		return ( '' === $id ? null : $this->returned->get( $id, $form, $anchor ) ) ?? new FormState( FormStatus::Fresh );
	}

	/** Returns the value of `?lead=` that confirms this lead on this form, and on no other. */
	public static function ticket( string $reference, string $form, string $anchor ): string {
		return "$reference." . substr( KeyedHash::of( 'thank-you', "$form\n$anchor\n$reference" ), 0, 20 );
	}

	private static function signed( string $ticket, string $form, string $anchor ): string {
		if ( 1 !== preg_match( '/^([A-Z0-9-]{1,40})\.[0-9a-f]{20}$/D', $ticket, $parts ) ) {
			return '';
		}

		return hash_equals( self::ticket( $parts[1], $form, $anchor ), $ticket ) ? $parts[1] : '';
	}

	private function keep_private(): void {
		if ( ! isset( $_GET[ self::RETURNED ] ) && ! isset( $_GET[ self::SENT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- reads only.
			return;
		}

		NotCached::page();
		header( 'Cache-Control: no-store, private' );
		header( 'Referrer-Policy: same-origin' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
	}
}
