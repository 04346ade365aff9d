<?php
/**
 * The number comes first: whoever has no heat does not read.
 *
 * @var array{id: string, level: int, urgent: bool, phone: array{text: string, href: string}} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
$heading = "h{$props['level']}";
?>
<section class="hvac-need-help-banner__panel" aria-labelledby="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-urgent="<?php echo $props['urgent'] ? 'true' : 'false'; ?>">
	<<?php echo tag_escape( $heading ); ?> class="hvac-need-help-banner__heading" id="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<div class="hvac-need-help-banner__reach">
		<a class="hvac-button hvac-need-help-banner__call" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
			<?php $ui( 'icon', array( 'name' => 'phone' ) ); ?>
			<span class="hvac-need-help-banner__action" data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></span>
			<span class="hvac-need-help-banner__number"><?php echo text( $props['phone']['text'] ); ?></span>
		</a>
		<p class="hvac-need-help-banner__hours"><?php $ui( 'icon', array( 'name' => 'clock' ) ); ?><span data-hvac-slot="hours"><?php $slot( 'hours' ); ?></span></p>
	</div>
	<p class="hvac-need-help-banner__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
	<p class="hvac-need-help-banner__safety"><?php $ui( 'icon', array( 'name' => 'triangleAlert' ) ); ?><span data-hvac-slot="safety"><?php $slot( 'safety' ); ?></span></p>
</section>
