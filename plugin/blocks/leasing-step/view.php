<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, picture: array<string, mixed>|null} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-leasing-step__title" data-hvac-slot="title"><?php $slot( 'title' ); ?></<?php echo tag_escape( $heading ); ?>>
<p class="hvac-leasing-step__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
<?php if ( null !== $props['picture'] ) : ?>
	<div class="hvac-leasing-step__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
<?php endif; ?>
<?php
};
