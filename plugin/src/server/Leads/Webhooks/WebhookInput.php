<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Platform\Http\RequestInput;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What a person typed for a webhook, with the secrets that are already stored. */
final class WebhookInput {
	public static function read( WP_REST_Request $request, ?Webhook $stored ): Webhook {
		$text    = static fn ( string $name, string $otherwise = '' ): string => is_string( $request[ $name ] ) ? trim( $request[ $name ] ) : $otherwise;
		$texts   = static fn ( string $name ): array => array_values( array_unique( array_filter( is_array( $request[ $name ] ) ? $request[ $name ] : array(), is_string( ... ) ) ) );
		$headers = array();

		foreach ( is_array( $request['headers'] ) ? $request['headers'] : array() as $header ) {
			$name = is_array( $header ) && is_string( $header['name'] ?? null ) ? trim( $header['name'] ) : '';

			if ( is_array( $header ) && '' !== $name ) {
				$headers[ $name ] = is_string( $header['value'] ?? null ) ? trim( $header['value'] ) : $stored->headers[ $name ] ?? '';
			}
		}

		return new Webhook(
			$text( 'id' ),
			$text( 'name' ),
			$text( 'url', $stored->url ?? '' ),
			$texts( 'forms' ),
			array_values( array_filter( array_map( WebhookEvent::tryFrom( ... ), $texts( 'events' ) ) ) ),
			'form' === $request['format'] ? 'form' : 'json',
			$text( 'template' ),
			$headers,
			$text( 'secret', $stored->secret ?? '' ),
			true === $request['isOn'],
		);
	}

	/**
	 * @param list<string> $values the names that a template can use
	 * @return array<string, string> by field, and `headers.NAME` for one of them
	 */
	public static function problems( Webhook $hook, array $values ): array {
		$problems = array(
			'name'     => '' === $hook->name ? __( 'Enter a name.', 'hvac-blocks' ) : null,
			'url'      => RequestInput::url_problem( $hook->url ),
			'template' => '' === $hook->template ? null : WebhookTemplate::problem( $hook->template, $values, 'form' === $hook->format ),
			'secret'   => '' === $hook->secret || 1 === preg_match( '/^[!-~]{16,200}$/D', $hook->secret ) ? null : __( 'Enter at least 16 letters and digits.', 'hvac-blocks' ),
		);

		foreach ( $hook->headers as $name => $value ) {
			$problems[ "headers.$name" ] = RequestInput::header_problem( (string) $name, $value );
		}

		return array_filter( $problems, is_string( ... ) );
	}
}
