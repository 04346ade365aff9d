<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tries out the service that knows places. */
final readonly class PostalAreaConnection implements ConnectionCheck {
	private const ZIP = '75024';

	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'location';
	}

	public function request(): ?UpstreamRequest {
		return '' === $this->settings->string( 'location_url' ) ? null : HttpPostalAreaDirectory::request( $this->settings, self::ZIP );
	}

	public function is_shown(): bool {
		return 'http' === $this->settings->string( 'location_provider' ) && null !== $this->request();
	}

	public function unset_text(): string {
		return __( 'No URL is set. Places come from the bundled table.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$place = is_array( $answer->data['location'] ?? null ) ? $answer->data['location'] : array();
		$named = implode( ', ', array_filter( array( $place['name'] ?? null, $place['region'] ?? null ), is_string( ... ) ) );

		/* translators: 1: a ZIP code, 2: name of a place */
		return Text::sentence( __( 'The service responded: ZIP code %1$s is %2$s.', 'hvac-blocks' ), self::ZIP, '' === $named ? '–' : mb_substr( wp_strip_all_tags( $named ), 0, 100 ) );
	}

	public function refusal_text( UpstreamFailure $failure ): ?string {
		return null;
	}
}
