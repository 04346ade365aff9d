<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tries out the service that finds rebates. */
final readonly class RebatesConnection implements ConnectionCheck {
	private const ZIP = '75024';

	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'rebates';
	}

	public function request(): ?UpstreamRequest {
		return '' === $this->settings->string( 'rebates_url' ) ? null : HttpRebateDirectory::request( $this->settings, self::ZIP, Language::English, 1 );
	}

	public function is_shown(): bool {
		return 'http' === $this->settings->string( 'rebates_provider' ) && null !== $this->request();
	}

	public function unset_text(): string {
		return __( 'No URL is set. Rebates come from this site\'s own list.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$count = is_int( $answer->data['total'] ?? null ) ? $answer->data['total'] : 0;

		/* translators: 1: a number of rebates, 2: a ZIP code */
		return Text::sentence( _n( 'The service returned %1$d rebate for ZIP code %2$s.', 'The service returned %1$d rebates for ZIP code %2$s.', $count, 'hvac-blocks' ), $count, self::ZIP );
	}

	public function refusal_text( UpstreamFailure $failure ): ?string {
		return null;
	}
}
