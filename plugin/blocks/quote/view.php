<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, picture: array<string, mixed>|null, sample: string} $props */

	$heading = "h{$props['level']}";
	?>
<figure class="hvac-quote__figure<?php echo null === $props['picture'] ? '' : ' hvac-quote__figure--on-picture'; ?>">
	<?php if ( null !== $props['picture'] ) : ?>
		<?php $ui( 'media/picture', $props['picture'] ); ?>
	<?php endif; ?>
	<?php $ui( 'controls/icon', array( 'name' => 'quote' ) ); ?>
	<p class="hvac-quote__sup" data-hvac-slot="sup_title"><?php $slot( 'sup_title' ); ?></p>
	<<?php echo tag_escape( $heading ); ?> class="hvac-quote__title" data-hvac-slot="title"><?php $slot( 'title' ); ?></<?php echo tag_escape( $heading ); ?>>
	<blockquote class="hvac-quote__quote"><p data-hvac-slot="quote"><?php $slot( 'quote' ); ?></p></blockquote>
	<figcaption class="hvac-quote__author">
		<span class="hvac-quote__name" data-hvac-slot="author"><?php $slot( 'author' ); ?></span>
		<?php if ( '' !== $props['sample'] ) : ?>
			<span class="hvac-quote__sample"><?php $text( $props['sample'] ); ?></span>
		<?php endif; ?>
	</figcaption>
</figure>
<?php
};
