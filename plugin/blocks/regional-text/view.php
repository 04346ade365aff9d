<?php
/** The block's element says which of the two is visible: both keep their space, so that nothing moves. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array<string, mixed> $props */
	?>
<div class="hvac-regional-text__texts">
	<p class="hvac-regional-text__text hvac-regional-text__text--north" data-hvac-slot="north_campaign_text"><?php $slot( 'north_campaign_text' ); ?></p>
	<p class="hvac-regional-text__text hvac-regional-text__text--south" data-hvac-slot="south_campaign_text"><?php $slot( 'south_campaign_text' ); ?></p>
</div>
<?php
};
