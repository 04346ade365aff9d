<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tests the service that a domain's provider calls. The settings `{name}_provider` and `{name}_url` select it. */
abstract readonly class ProviderConnection implements ConnectionCheck {
	/** @var string the prefix of the settings */
	protected const NAME = '';

	public function __construct( protected Settings $settings ) {}

	/** What the check sends; only asked for if there is an address. */
	abstract protected function sent(): UpstreamRequest;

	public function name(): string {
		return static::NAME;
	}

	public function request(): ?UpstreamRequest {
		return '' === $this->settings->string( static::NAME . '_url' ) ? null : $this->sent();
	}

	public function is_shown(): bool {
		return $this->settings->has_service( static::NAME );
	}

	public function refusal_text( UpstreamFailure $failure ): ?string {
		return null;
	}
}
